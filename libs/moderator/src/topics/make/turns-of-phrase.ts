import { findSubjects, tokensOf } from './find-subjects.ts';
import type { MadeMotion } from './made-motion.ts';
import { placeNames } from './places.ts';
import type { WordBook } from './word-book.ts';

/** Motions from interests that are more than the name of a thing: a choice, an act, an age. */
export function turnsOfPhrase(interest: string, book: WordBook): MadeMotion[] {
  return [...choice(interest, book), ...votingAge(interest), ...act(interest, book)];
}

/** "dubbing vs subtitles" → "This house prefers dubbing to subtitles" */
function choice(interest: string, book: WordBook): MadeMotion[] {
  const sides = interest.split(/\s+(?:vs\.?|versus|or)\s+/iu);
  if (sides.length !== 2) return [];
  const [one, other] = sides.map((side) => namePhrase(side, book));
  if (one === undefined || other === undefined) return [];
  return [
    { motion: `This house prefers ${one} to ${other}`, kind: 'value', difficulty: 'gentle' },
    {
      motion: `This house believes that public money is better spent on ${one} than on ${other}`,
      kind: 'policy',
      difficulty: 'fair',
    },
    {
      motion: `This house believes that ${one} will matter less than ${other} twenty years from now`,
      kind: 'fact',
      difficulty: 'fair',
    },
  ];
}

const NAME_WORDS_MOST = 3;

/** A few known words in the plural, or such as need no article. */
function namePhrase(side: string, book: WordBook): string | undefined {
  const tokens = tokensOf(side);
  if (tokens.length === 0 || tokens.length > NAME_WORDS_MOST) return undefined;
  const isPlain = tokens.every(({ word, isAfterStop }, at) => book.knows(word) && (at === 0 || !isAfterStop));
  const [subject] = findSubjects(side, book);
  if (!isPlain) return undefined;
  if (subject) return [...subject.before, subject.thing.many].join(' ');
  return /(?:[^s]s|ing)$/u.test(tokens.at(-1)?.word ?? '')
    ? tokens.map(({ word }) => book.written(word)).join(' ')
    : undefined;
}

const AGES: Readonly<Record<string, string>> = {
  '16': 'sixteen',
  '17': 'seventeen',
  '18': 'eighteen',
  '21': 'twenty-one',
};
const AGE_WORDS = new Map(Object.values(AGES).map((word) => [word, word]));
const VOTES_AT_SIXTEEN = new Set(
  'austria brazil argentina ecuador cuba nicaragua malta scotland wales'.split(' '),
);

/** "voting at 16 in Brazil" → "This house believes that Brazil is right to let people vote at sixteen" */
function votingAge(interest: string): MadeMotion[] {
  const found =
    /\bvot(?:e|es|ing)\s+(?:age\s+)?(?:at|from)\s+(?:the age of\s+)?(\w+(?:-\w+)?)(?:\s+in\s+(?:the\s+)?([\p{L} ]+))?/iu.exec(
      interest,
    );
  const age = AGES[found?.[1] ?? ''] ?? AGE_WORDS.get(found?.[1]?.toLowerCase() ?? '');
  if (!found || age === undefined) return [];
  const key = (found[2] ?? '').trim().toLowerCase();
  const name = placeNames().get(key);
  const where = name === undefined ? '' : ` in ${name}`;
  const isLaw = age === 'sixteen' ? VOTES_AT_SIXTEEN.has(key) : age === 'eighteen';
  const first =
    isLaw && name !== undefined
      ? `This house believes that ${name} is right to let people vote at ${age}`
      : `This house would let people vote at ${age}${where}`;
  return [
    { motion: first, kind: 'policy', difficulty: 'fair' },
    {
      motion: `This house believes that people of ${age} know enough to vote${where}`,
      kind: 'fact',
      difficulty: 'fair',
    },
    {
      motion: `This house would let people vote at ${age} in local elections only${where}`,
      kind: 'policy',
      difficulty: 'hard',
    },
  ];
}

/** What people ask for with an act, by its forms. */
const ACTS: Readonly<Record<string, string>> = Object.fromEntries(
  `ban banning|abolish abolishing|legalise legalising legalize legalizing|scrap scrapping|raise raising|lower lowering|tax taxing
  save saving|close closing|build building|nationalise nationalising nationalize nationalizing|privatise privatising privatize
  privatizing|decriminalise decriminalising|cut cutting|allow allowing|forbid forbidding|subsidise subsidising|reintroduce
  reintroducing|cull culling|protect protecting|regulate regulating|boycott boycotting|introduce introducing|limit limiting`
    .split(/\||\n\s*(?=\w+ \w+ing)/)
    .flatMap((forms) => {
      const [verb = '', ...others] = forms.trim().split(/\s+/);
      return [verb, ...others].map((form) => [form, verb.replace(/ize$/, 'ise')]);
    }),
);

/** "closing libraries" → "This house would close libraries" */
function act(interest: string, book: WordBook): MadeMotion[] {
  const tokens = tokensOf(
    interest.replace(
      /^\s*(?:should (?:we|they|the (?:state|government)|i)|why not|let's|we should)\s+/iu,
      '',
    ),
  );
  const verb = ACTS[tokens[0]?.word ?? ''];
  if (verb === undefined || tokens.length < 2) return [];
  const [subject] = findSubjects(interest, book);
  if (!subject || subject.thing.counted === 'the') return [];
  const said = [...subject.before, subject.thing.many].join(' ').replaceAll(' -', '-');
  return [{ motion: `This house would ${verb} ${said}${subject.where}`, kind: 'policy', difficulty: 'fair' }];
}
