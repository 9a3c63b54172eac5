import { OWNER_NOW } from './roles.ts';
import { variations, type Field, type Fields, type Scene, type Write } from './scene.ts';

const ITEM = {
  isRight: true,
  answers: 2,
  lastAtMs: 1_763_640_000_000,
  dueAtMs: 1_763_900_000_000,
  reviewedAtMs: 1_763_640_000_000,
  stability: 2.3,
  difficulty: 5,
  lapses: 0,
};
const PROGRESS = { version: 2, items: { spot: ITEM }, startedAtMs: 1_763_640_000_000, finishedAtMs: null };
const NEW = { ...PROGRESS, writtenAtMs: { $ms: 0 } };
const creation = { how: 'create', sets: NEW } as const;
const change = { how: 'update', sets: { writtenAtMs: { $ms: 0 } } } as const;

/** The last moment of a JavaScript Date that has a whole root. */
const LAST_ROOT = 92_951_600;
const named = (name: string, item: Field = ITEM): Fields => ({ items: { [name]: item } });
const item = (changes: Fields): Fields => named('spot', { ...ITEM, ...changes });
const many = (count: number, changes: Record<string, Field> = {}): Fields => ({
  items: {
    ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`exercise-${at + 10}`, ITEM])),
    ...changes,
  },
});
const EARLY = { lastAtMs: 0, dueAtMs: 0, reviewedAtMs: 0 };
const FEW = { answers: 0, lapses: 0, stability: 0 };

/** What neither a creation nor a change may hold. */
const REFUSED: Record<string, Fields> = {
  'a field more': { role: 'host' },
  'version 0': { version: 0 },
  'version 1.5': { version: 1.5 },
  'version 100,001': { version: 100_001 },
  'a version in words': { version: '2' },
  'a start in words': { startedAtMs: 'now' },
  'a start before all time': { startedAtMs: -1 },
  'a start that is no number': { startedAtMs: Number.NaN },
  'an end after all time': { finishedAtMs: (LAST_ROOT + 1) ** 2 },
  'an end in words': { finishedAtMs: 'now' },
  'a list of items': { items: [ITEM] },
  'thirteen items': many(13),
};

const REFUSED_ITEMS: Record<string, Fields> = {
  'answers below zero': item({ answers: -1 }),
  'an item more than right or wrong': item({ isRight: 'yes' }),
  'an item with a field more': item({ note: 'much' }),
  'moments that add up to too much': item({ ...EARLY, dueAtMs: 90_000_001 ** 2 }),
  'a first moment that is no number': item({ lastAtMs: Number.NaN }),
  'a review that is no number': item({ reviewedAtMs: Number.NaN }),
  'lapses below zero': item({ lapses: -1 }),
  'counts that add up to too much': item({ ...FEW, stability: 1_001 ** 2 }),
  'a difficulty of 0.9': item({ difficulty: 0.9 }),
  'a difficulty of 10.1': item({ difficulty: 10.1 }),
  'a difficulty in words': item({ difficulty: 'much' }),
  'a name of capitals': named('Spot'),
  'a name of 41 letters': named('a'.repeat(41)),
  'a name with a stroke': named('a/b'),
  'an empty name at the end': { items: { spot: ITEM, 'b/': ITEM } },
  'the name of every constructor': named('constructor'),
  'the name of every prototype': named('prototype'),
  'the name of a constructor after another': { items: { a: ITEM, constructor: ITEM } },
};

const ALLOWED: Record<string, Fields> = {
  'no items': { items: {} },
  'twelve items': many(12),
  'version 100,000': { version: 100_000 },
  'version 1': { version: 1 },
  'an end': { finishedAtMs: LAST_ROOT ** 2 },
  'a start at the beginning of time': { startedAtMs: 0 },
  'a name of 40 letters': named('a'.repeat(40)),
  'a name of one letter': named('a'),
  'the latest moments': item({ ...EARLY, dueAtMs: 90_000_000 ** 2 }),
  'the most counts': item({ ...FEW, stability: 1_000 ** 2 }),
  'a difficulty of 1': item({ difficulty: 1 }),
  'a difficulty of 10': item({ difficulty: 10 }),
  'a stamp that is nine minutes late': { writtenAtMs: { $ms: -590_000 } },
  'a stamp from nine minutes ahead': { writtenAtMs: { $ms: 590_000 } },
};

const STAMPS: Record<string, Fields> = {
  'a stamp that is eleven minutes late': { writtenAtMs: { $ms: -630_000 } },
  'a stamp from eleven minutes ahead': { writtenAtMs: { $ms: 630_000 } },
  'a stamp in words': { writtenAtMs: 'now' },
};

const PLACES = Array.from({ length: 12 }, (_, at) => at);
const oneWrong = (at: number): Fields => many(12, { [`exercise-${at + 10}`]: { ...ITEM, answers: -1 } });

const creations: readonly Write[] = [
  { ...creation, what: 'the first answer', to: ['judge'] },
  ...variations(creation, 'judge', true, ALLOWED),
  ...variations(creation, 'judge', false, { ...REFUSED, ...REFUSED_ITEMS, ...STAMPS }),
  ...variations(
    creation,
    'judge',
    false,
    Object.fromEntries(PLACES.map((at) => [`a wrong item at place ${at}`, oneWrong(at)])),
  ),
  { ...creation, what: 'no stamp', drops: ['writtenAtMs'], to: [], by: ['judge'] },
];

export const lessonScenes: readonly Scene[] = [
  {
    path: 'progress/owner/lessons/signposting',
    holds: { ...PROGRESS, writtenAtMs: { $ms: -60_000 } },
    get: OWNER_NOW,
    lists: [{ most: 100, to: OWNER_NOW }],
    writes: [
      { ...change, what: 'a further answer', to: OWNER_NOW },
      ...variations(change, 'owner', true, {
        'the next edition': { version: 3 },
        'a stamp a second after the last': { writtenAtMs: { $ms: -59_000 } },
      }),
      ...variations(change, 'owner', false, {
        ...REFUSED,
        ...STAMPS,
        'an older edition': { version: 1 },
        'a stamp within the same second': { writtenAtMs: { $ms: -59_001 } },
      }),
    ],
  },
  {
    when: 'there is none yet',
    path: 'progress/judge/lessons/signposting',
    holds: null,
    get: ['judge'],
    lists: [{ most: 100, to: ['judge'] }],
    writes: creations,
  },
  {
    when: 'its first answer',
    path: 'progress/owner/lessons/steelmanning',
    holds: null,
    get: OWNER_NOW,
    lists: [{ most: 100, to: OWNER_NOW }],
    writes: [{ ...creation, what: 'the first answer', to: OWNER_NOW }],
  },
  {
    when: 'there is no such lesson',
    path: 'progress/judge/lessons/no-lesson',
    holds: null,
    get: ['judge'],
    lists: [{ most: 100, to: ['judge'] }],
    writes: variations(creation, 'judge', false, { 'the first answer': {} }),
  },
  {
    when: 'it has no stamp',
    path: 'progress/host/lessons/signposting',
    holds: PROGRESS,
    get: ['host'],
    lists: [{ most: 100, to: ['host'] }],
    writes: [{ ...change, what: 'a further answer', to: ['host'] }],
  },
];
