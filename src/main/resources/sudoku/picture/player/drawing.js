// What every part of the player draws with.
const COLORS = {
  paper: "#FFFFFF", ink: "#1A1A1A", gray: "#5A5E63", clue: "#E8EAED", line: "#9AA0A6",
  blue: "#0072B2", green: "#00704F", orange: "#8F5600", red: "#A43C00",
  yellow: "#FFE680", lightGreen: "#CDEFE3", lightOrange: "#FCE3B5", lightRed: "#FBD5C0",
  purple: "#8A3A6C", lightPurple: "#F3DDEA", lightBlue: "#D6EAF8",
};

function element(name, style, text) {
  const made = document.createElement(name);
  if (style) made.style.cssText = style;
  if (text !== undefined) made.textContent = text;
  return made;
}

function drawn(parent, name, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const key in attributes) made.setAttribute(key, attributes[key]);
  parent.appendChild(made);
  return made;
}

const counted = (number) => number.toLocaleString("en-US");
