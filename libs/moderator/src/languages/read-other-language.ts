import type { Label } from '../said/labels.ts';
import { placesOf, readForm, wordsOfForm, type Form } from './forms.ts';
import { groupHatred } from './group-hatred.ts';
import { KIND_OF_FORM, type Hit, type OtherLanguageKind } from './hit.ts';
import { KIND, type FormKind, type LanguageData } from './language-data.ts';
import { readWords, type ReadWord } from './read-words.ts';
import { isMention, isNegated, isRejected } from './someone-elses-words.ts';
import { indexWords } from './word-index.ts';

/** Forms of insult that all languages share. */
const INSULT_FORMS = [
  '<youAre> ..4 <insult>',
  '<youAre> ..3 <badTrait>',
  '<you> <badTrait>|<swear>? <insult>',
  '<name> <are> ..3 <insult>',
  '<youAre> ..1 <badTrait>|<swear>? <beast> .',
  '<you> <badTrait>|<swear>? <beast> .',
];
const SHARED: ReadonlySet<string> = new Set(INSULT_FORMS);

/** What is found before anything is decided: the words of a text, and what rules found in them. */
export type Reading = { words: readonly ReadWord[]; hits: readonly Hit[] };

/** Reads texts of one language by its rules. The words of the language are indexed once. */
export function createReader(data: LanguageData): (text: string, names?: readonly string[]) => Reading {
  const lines = Object.entries(data.forms).flatMap(([kind, forms]) =>
    [...forms, ...(kind === 'insult' ? INSULT_FORMS : [])].map((form) => ({
      kind: KIND_OF_FORM[kind as FormKind],
      isDenial: kind === 'contempt',
      form,
    })),
  );
  const index = indexWords(
    data,
    lines.flatMap(({ form }) => wordsOfForm(form)),
  );
  const forms = lines.map(({ kind, isDenial, form }) => ({
    kind,
    isDenial,
    label: form,
    form: readForm(form),
  }));
  return (text, names) => {
    const words = readWords(text, data, index, names);
    const hits = hitsIn(words, forms).filter(
      (hit) =>
        !isMention(words, hit) && (hit.isDenial || !isDenied(words, hit)) && !isOfSomethingElse(words, hit),
    );
    return { words, hits };
  };
}

function isDenied(words: readonly ReadWord[], hit: Hit): boolean {
  return hit.kind === 'identityAttack' ? isRejected(words, hit) : isNegated(words, hit);
}

/** Whether a shared form runs on into another clause, or over a "with": "you are up, the bottle …", "are you with the dog?" */
function isOfSomethingElse(words: readonly ReadWord[], { label, from, to, gaps }: Hit): boolean {
  if (!SHARED.has(label)) return false;
  return (
    words[from]?.clause !== words[to - 1]?.clause ||
    gaps.some((at) => ((words[at]?.kinds ?? 0) & KIND.about) !== 0)
  );
}

/** What rules found, as a model reads it. */
export function labelsOf(hits: readonly Hit[]): string[] {
  return [...new Set(hits.map(({ kind, label }) => (kind === 'identityAttack' ? label : kind)))];
}

function hitsIn(
  words: readonly ReadWord[],
  forms: readonly { kind: OtherLanguageKind; isDenial: boolean; label: string; form: Form }[],
): Hit[] {
  return [
    ...forms.flatMap(({ kind, isDenial, label, form }) =>
      placesOf(form, words).map((place): Hit => ({
        ...place,
        kind,
        label,
        weight: 0.85,
        isDenial,
      })),
    ),
    ...bareInsults(words),
    ...groupHatred(words).map((place): Hit => ({ ...place, kind: 'identityAttack' })),
  ];
}

export const BARE_INSULT: Label = 'a name for a person';
const NAMES_CALLED = KIND.insult | KIND.badTrait | KIND.swear | KIND.beast;
/** Most words of a clause that is only an insult: "stupid idiot!" */
const FEW = 3;

/** Clauses of a few words that only call names. */
function bareInsults(words: readonly ReadWord[]): Hit[] {
  const hits: Hit[] = [];
  for (let from = 0; from < words.length;) {
    let to = from;
    while (words[to]?.clause === words[from]?.clause && to < words.length) to += 1;
    const said = words.slice(from, to).filter(({ kinds }) => !(kinds & (KIND.user | KIND.name | KIND.you)));
    const has = (kind: number) => said.some(({ kinds }) => kinds & kind);
    const callsNames = has(KIND.insult) || (has(KIND.beast) && has(KIND.badTrait));
    if (callsNames && said.length <= FEW && said.every(({ kinds }) => kinds & NAMES_CALLED))
      hits.push({ from, to, gaps: [], kind: 'personAttack', label: BARE_INSULT, weight: 0.7 });
    from = to;
  }
  return hits;
}
