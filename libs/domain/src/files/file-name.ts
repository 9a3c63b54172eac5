import type { RoomDocument } from '../documents/room.ts';

/** The longest motion in a file name, in bytes: with the day and an extension it stays below 255 on every system. */
const MOST_BYTES = 150;

type Named = Pick<RoomDocument, 'motion' | 'createdAtMs' | 'startedAtMs'>;

/**
 * A file name for a debate: the day on which it began, in UTC, and its motion, of letters and digits alone. `extension` comes
 * without its dot.
 */
export function debateFileName({ motion, createdAtMs, startedAtMs }: Named, extension: string): string {
  return `${dayOf(startedAtMs ?? createdAtMs)}-${nameOf(motion) || 'debate'}.${extension}`;
}

/** `2026-11-20` in UTC. */
export function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}

/** The first whole words that fit. A first word that is too long is cut. */
function nameOf(motion: string): string {
  const words =
    motion
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  let name = '';
  for (const word of words) {
    const longer = name === '' ? cut(word) : `${name}-${word}`;
    if (bytesOf(longer) > MOST_BYTES) break;
    name = longer;
  }
  return name;
}

function cut(word: string): string {
  const letters = Array.from(word);
  while (bytesOf(letters.join('')) > MOST_BYTES) letters.pop();
  return letters.join('');
}

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text).length;
