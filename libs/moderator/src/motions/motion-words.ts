/** A word of a motion in lower case, with its range in what was written. */
export type MotionWord = { word: string; start: number; end: number };

const WORD = /\p{L}+(?:['’-]\p{L}+)*/gu;

export function wordsOfMotion(motion: string): MotionWord[] {
  return Array.from(motion.matchAll(WORD), ({ 0: written, index }) => ({
    word: written.toLowerCase().replaceAll('’', "'"),
    start: index,
    end: index + written.length,
  }));
}

/** A motion with a range of it replaced, and the spaces, commas and articles around mended. */
export function rewritten(motion: string, start: number, end: number, instead: string): string {
  const before = motion.slice(0, start);
  const after = motion.slice(end);
  const head = instead === '' ? withoutJoint(before, after) : before.trimEnd();
  const tail = after.replace(instead === '' ? /^[\s,]*(?:(?:and|or) (?=\p{Ll}))?/iu : /^\s*/u, '');
  const rest = JOINED.test(before) ? after.trim() : tail;
  const joined = [withArticle(head, instead || rest), instead, rest].filter((part) => part !== '').join(' ');
  return joined.replaceAll(/\s+([,.;?!])/gu, '$1').trim();
}

/** "cruel and" before a removed word is removed with it. */
const JOINED = /,?\s+(?:and|or)\s+$/iu;

function withoutJoint(before: string, after: string): string {
  return JOINED.test(before) && after.trim() !== ''
    ? before.replace(JOINED, '')
    : before.replace(/,?\s*$/u, '');
}

/** "a" or "an" at the end of a text, as the word that now follows asks for it. Sounds that letters hide are left. */
function withArticle(head: string, next: string): string {
  if (/^[aeio]/iu.test(next)) return head.replace(/\b([Aa])$/u, '$1n');
  return /^[bcdfgjklmnpqrstvwz]/iu.test(next) ? head.replace(/\b([Aa])n$/u, '$1') : head;
}
