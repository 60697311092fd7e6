// Looks at each slide with everything on it that comes step by step: faults by kind, and what was seen.
const found = {seen: []};
for (let at = 1; at <= Reveal.getTotalSlides(); at++, Reveal.next()) {
    while (Reveal.availableFragments().next) Reveal.nextFragment();
    const slide = Reveal.getCurrentSlide(), page = slide.querySelector('.page');
    const say = (fault, what) => (found[fault] ??= []).push('slide ' + at + ': ' + what);
    const pixels = part => parseFloat(getComputedStyle(part).fontSize) * part.currentCSSZoom;
    const small = (part, size, least) =>
        size < least && say('small', size + ' pixels: ' + part.textContent);
    say('seen', page.innerText.length);
    for (const part of page.querySelectorAll(':scope *:not(svg *)')) {
        const box = part.getBoundingClientRect();
        if (box.width > 0 && (box.left < 0 || box.top < 0 || box.right > 1880 || box.bottom > 1030))
            say('cut off', part.outerHTML.slice(0, 120));
    }
    for (const lines of slide.querySelectorAll('pre')) small(lines, pixels(lines), 24);
    for (const code of slide.querySelectorAll('.input pre')) {
        if (/^[\s}]/.test(code.textContent)) say('cut inside a method', code.textContent);
    }
    for (const button of slide.querySelectorAll('button')) small(button, pixels(button), 23);
    for (const image of slide.querySelectorAll(
            "img[alt*='earch tree'], [aria-label='Step player of a search'] svg")) {
        const drawing = image.matches('svg') ? image : new DOMParser().parseFromString(
            atob(image.src.split(',')[1]), 'image/svg+xml').documentElement;
        const scale = image.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
        for (const text of drawing.querySelectorAll('text'))
            small(text, parseFloat(text.getAttribute('font-size')) * scale, 20);
    }
    const boxOf = part => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return (part.matches('img, svg') ? part : range).getBoundingClientRect();
    };
    const boxes = [...page.querySelectorAll('h1, h2, p, li, pre, td, th, img, svg, summary')].map(boxOf)
        .filter(box => box.width > 0);
    const span = (low, high) =>
        Math.max(...boxes.map(box => box[high])) - Math.min(...boxes.map(box => box[low]));
    const hasNeighbor = slide.parentNode.querySelectorAll(':scope > section').length > 1;
    if (!page.querySelector('h1') && hasNeighbor && span('left', 'right') * span('top', 'bottom') < 1760 * 960 / 5)
        say('white', page.innerText);
    const isLookedAt = page.querySelector('h1, img, svg, pre, table, ul, ol, blockquote, .answer') !== null
        || [...page.querySelectorAll('p > strong:first-child')]
            .some(lead => /^(Proposition|Proof|Predict)/.test(lead.textContent));
    if (!isLookedAt) say('words alone', page.innerText);
    const isSeen = page.querySelector('img, svg, .chart') !== null;
    if (/\bLook at the (cell|board|picture|tree|bars)/.test(page.innerText) && !isSeen) say('nothing to look at', page.innerText);
    const height = Math.max(0, ...[...page.querySelectorAll('.input pre')].map(code => boxOf(code).height));
    if (/Show\.picture\(/.test(page.innerText) && !isSeen && height < 960 / 2) say('code without its picture', page.innerText);
    const readWords = page.innerText.split(/\s+/).length;
    if (readWords < 8 && !page.querySelector('h1, img, svg, pre')) say('few words', page.innerText);
    for (const list of page.querySelectorAll('ul')) {
        const asks = list.previousElementSibling;
        if (/^\s*[a-d]\) /.test(list.textContent)
            && !(list.children.length === 4 && asks && asks.textContent.trim().endsWith('?')))
            say('question apart from its options', list.textContent);
    }
    const namesAStep = [...page.querySelectorAll('p')].some(one => /\bstep \d/.test(one.textContent));
    if (namesAStep && /^\s*a\) /m.test(page.innerText) && !page.querySelector('ol, blockquote'))
        say('question apart from its step', page.innerText);
    for (const answer of page.querySelectorAll('.answer')) {
        const asked = [...page.querySelectorAll('p')].find(one => /^Predict/.test(one.textContent));
        if (asked && asked.getBoundingClientRect().bottom > answer.getBoundingClientRect().top)
            say('answer before its question', answer.textContent);
    }
    if (page.querySelector('details')) say('folded', page.innerText);
    const controls = document.querySelector('.controls').getBoundingClientRect();
    if (boxes.some(box => box.right > controls.left && box.bottom > controls.top))
        say('under the controls', page.innerText);
    if (!slide.querySelector('.foot').textContent.startsWith(at + ' / ' + Reveal.getTotalSlides())
        || document.querySelector('.slide-number')?.offsetParent)
        say('number', slide.querySelector('.foot').textContent);
    if (page.innerText.trim() === '' && !page.querySelector('img, svg')) say('empty', '');
    if (!slide.querySelector('aside.notes')) say('without notes', '');
    if (!page.querySelector('h1, h2') && !slide.querySelector('.above').textContent)
        say('of no section', '');
}
return found;
