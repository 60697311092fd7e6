#!/bin/sh
# A machine of its own on this one: accounts, homes, processes and network that nobody else has, gone when it ends.
#   machine.sh FOLDER alone|connected COMMAND...   FOLDER is /srv there; alone it has no network but itself.
folder=$1
[ "$2" = alone ] && alone=--net
shift 2
exec unshare --mount --pid $alone --fork --kill-child sh -c '
set -e
mount --make-rprivate /
mount -t proc proc /proc
mount --bind "$0" /srv
own=$(mktemp -d)
mount -t tmpfs tmpfs "$own"
mkdir "$own/changes" "$own/work"
mount -t overlay overlay -o "lowerdir=/etc,upperdir=$own/changes,workdir=$own/work" /etc
mount -t tmpfs -o mode=755 tmpfs /home
ip link set lo up
exec "$@"' "$folder" "$@"
