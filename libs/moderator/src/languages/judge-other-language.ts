import { bandOf, outermost, type Finding } from '../signals/finding.ts';
import { createContemptHead, type ContemptWeights } from './contempt-head.ts';
import { placesOf, readForm, wordsOfForm, type Form, type Place } from './forms.ts';
import { groupHatred } from './group-hatred.ts';
import { KIND, type FormKind, type LanguageData, type OtherLanguage } from './language-data.ts';
import { readWords, type ReadWord } from './read-words.ts';
import { isMention, isNegated } from './someone-elses-words.ts';
import { indexWords, type WordIndex } from './word-index.ts';

/** What is looked for in languages other than English. `distress` asks for care and is no misconduct. */
export type OtherLanguageKind = 'personAttack' | 'identityAttack' | 'threat' | 'eggingOn' | 'distress';

/** The findings about a text in another language. Each is present, even if it found nothing. */
export type OtherLanguageJudgement = { language: OtherLanguage } & {
  [Kind in OtherLanguageKind]: Finding<Kind>;
};

export type JudgeOtherLanguage = (text: string, names?: readonly string[]) => OtherLanguageJudgement;

const THRESHOLD = 0.5;
const KIND_OF_FORM: Record<FormKind, OtherLanguageKind> = {
  insult: 'personAttack',
  threat: 'threat',
  egging: 'eggingOn',
  distress: 'distress',
};

/** Forms of insult that all languages share. */
const INSULT_FORMS = [
  '<youAre> ..4 <insult>',
  '<youAre> ..3 <badTrait>',
  '<you> <badTrait>? <insult>',
  '<name> <are> ..3 <insult>',
  '<user> <are> ..3 <insult>',
];

const REASONS: Record<OtherLanguageKind, [found: string, none: string]> = {
  personAttack: ['These words insult the person they speak to.', 'Nothing here insults a person.'],
  identityAttack: ['These words speak of a group of people with contempt.', 'Nothing here attacks a group.'],
  threat: ['These words announce violence, or wish it on somebody.', 'Nothing here announces violence.'],
  eggingOn: ['These words tell somebody to harm themselves.', 'Nothing here tells somebody to harm themselves.'],
  distress: ['These words may say that their author is in distress.', 'Nothing here sounds like distress.'],
};

/** A place where something was found. `isDenial`: a negation is part of it. */
export type Hit = Place & { kind: OtherLanguageKind; label: string; weight: number; isDenial?: boolean };

/** What is found before anything is decided: the words of a text, and what rules found in them. */
export type Reading = { words: readonly ReadWord[]; hits: readonly Hit[] };

/** Reads texts of one language by its rules. The words of the language are indexed once. */
export function createReader(data: LanguageData): (text: string, names?: readonly string[]) => Reading {
  const lines = Object.entries(data.forms).flatMap(([kind, forms]) =>
    [...forms, ...(kind === 'insult' ? INSULT_FORMS : [])].map((form) => ({
      kind: KIND_OF_FORM[kind as FormKind],
      form,
    })),
  );
  const index: WordIndex = indexWords(data, lines.flatMap(({ form }) => wordsOfForm(form)));
  const forms = lines.map(({ kind, form }) => ({ kind, label: form, form: readForm(form) }));
  return (text, names) => {
    const words = readWords(text, data, index, names);
    const hits = hitsIn(words, forms).filter(
      (hit) => !isMention(words, hit) && (hit.isDenial || !isNegated(words, hit)),
    );
    return { words, hits };
  };
}

/** A judge for one language. Judging is pure and takes time linear in the text. */
export function createJudge(data: LanguageData, weights?: ContemptWeights): JudgeOtherLanguage {
  const read = createReader(data);
  const contempt = weights && createContemptHead(weights);
  return (text, names) => {
    const { words, hits } = read(text, names);
    const learned = contempt?.(words, labelsOf(hits)) ?? [];
    return { language: data.language, ...findingsOf(text, words, [...hits, ...learned]) };
  };
}

/** What rules found, as a model reads it. */
export function labelsOf(hits: readonly Hit[]): string[] {
  return [...new Set(hits.map(({ kind, label }) => (kind === 'identityAttack' ? label : kind)))];
}

function hitsIn(
  words: readonly ReadWord[],
  forms: readonly { kind: OtherLanguageKind; label: string; form: Form }[],
): Hit[] {
  return [
    ...forms.flatMap(({ kind, label, form }) =>
      placesOf(form, words).map((place): Hit => ({ ...place, kind, label, weight: 0.85 })),
    ),
    ...bareInsults(words),
    ...groupHatred(words).map((place): Hit => ({ ...place, kind: 'identityAttack' })),
  ];
}

/** Most words of a clause that is nothing but an insult: "stupid idiot!" */
const FEW = 3;

/** Clauses of a few words that only call names. */
function bareInsults(words: readonly ReadWord[]): Hit[] {
  const hits: Hit[] = [];
  for (let from = 0; from < words.length;) {
    let to = from;
    while (words[to]?.clause === words[from]?.clause && to < words.length) to += 1;
    const said = words.slice(from, to).filter(({ kinds }) => !(kinds & (KIND.user | KIND.name | KIND.you)));
    const callsNames = said.some(({ kinds }) => kinds & KIND.insult);
    if (callsNames && said.length <= FEW && said.every(({ kinds }) => kinds & (KIND.insult | KIND.badTrait)))
      hits.push({ from, to, gaps: [], kind: 'personAttack', label: 'a name for a person', weight: 0.7 });
    from = to;
  }
  return hits;
}

function findingsOf(
  text: string,
  words: readonly ReadWord[],
  hits: readonly Hit[],
): { [Kind in OtherLanguageKind]: Finding<Kind> } {
  const of = <Kind extends OtherLanguageKind>(kind: Kind): Finding<Kind> => {
    const own = hits.filter((hit) => hit.kind === kind).toSorted((one, other) => other.weight - one.weight);
    const score = own[0]?.weight ?? 0;
    const spans = own.map(({ from, to }) => ({ start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 }));
    return {
      kind,
      score,
      flag: score >= THRESHOLD,
      band: bandOf(score),
      spans: outermost(spans),
      reason: REASONS[kind][score >= THRESHOLD ? 0 : 1],
      features: own.slice(0, 3).map(({ label, from, to }) => ({
        label,
        value: text.slice(words[from]?.start, words[to - 1]?.end),
      })),
    };
  };
  return {
    personAttack: of('personAttack'),
    identityAttack: of('identityAttack'),
    threat: of('threat'),
    eggingOn: of('eggingOn'),
    distress: of('distress'),
  };
}
