import type { Finding } from './finding.ts';

/** Emoji that say something bad of the person they are set beside. */
const CONTEMPT = '🤡💩🤮🖕🐷🐍🐀';
/** Animals that are an insult only where somebody is called one. */
const ANIMALS = '🐽🐖🐒🐵🦍🐑🐴🫏';
const ANY = new RegExp(`[${CONTEMPT}${ANIMALS}]`, 'u');
/** The sign that asks for a coloured emoji. */
const DRESS = /\uFE0F/g;
const SCORE = 0.85;

/**
 * An emoji that is an insult to somebody present: alone beside their name, or as what they or "you" are called. `names`: of the
 * others. One about oneself, a costume or a birthday accuses nobody. Pure; takes time linear in the text.
 */
export function emojiInsult(text: string, names: readonly string[]): Finding<'personAttack'> | undefined {
  if (!ANY.test(text)) return undefined;
  const people = peopleIn(names);
  const [found] = [...text.matchAll(aloneBeside(people)), ...text.matchAll(calledBy(people))];
  if (!found) return undefined;
  const [words] = found;
  const start = found.index + (words.length - words.trimStart().length);
  return {
    kind: 'personAttack',
    score: SCORE,
    flag: true,
    band: 'high',
    spans: [{ start, end: found.index + words.trimEnd().length }],
    reason: 'emojiInsult',
    isExplicit: true,
    features: [{ label: 'deciding words', value: words.trim().replace(DRESS, '') }],
  };
}

const FEWEST_LETTERS = 2;

/** The words of the names, and "you", as a choice in a pattern. */
function peopleIn(names: readonly string[]): string {
  const words = names.flatMap((name) => name.match(/[\p{L}\p{M}]+/gu) ?? []);
  const known = words.filter((word) => word.length >= FEWEST_LETTERS);
  return `(?:@?(?:${['you', 'u', ...new Set(known)].join('|')}))`;
}

/** A whole sentence of names and such emoji alone: "🤡 Cleo 🤡". */
function aloneBeside(people: string): RegExp {
  const emoji = `(?:[${CONTEMPT}]\\uFE0F?\\s*)`;
  const person = `(?:${people}[\\s,:]*)`;
  return new RegExp(
    `(?<=^|[.!?\\n])[ \\t]*(?:${emoji}+${person}+|${person}+${emoji})${emoji}*(?=$|[.!?\\n])`,
    'giu',
  );
}

/** "Cleo is such a 🤡", "you're a 🐷". */
function calledBy(people: string): RegExp {
  const is = `(?:\\s+(?:is|are|r|was|were)|['’](?:s|re))`;
  const more = `(?:\\s+(?:a|an|the|such|just|only|nothing|but|really|real|total|complete|absolute|pure|little|big|fucking)){0,4}`;
  return new RegExp(`(?<![\\p{L}@])${people}${is}${more}\\s*[${CONTEMPT}${ANIMALS}]`, 'giu');
}
