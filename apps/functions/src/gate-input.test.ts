import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  COMMAND_LIMITS,
  houseCommandSchema,
  roomCommandSchema,
  textsIn,
  textsOf,
  topicCommandSchema,
} from '@rostrum/domain';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { gateInput } from './gate-input.ts';
import { motionReader } from './meaning/motion-reader.ts';

const heldWords = async (...asked: Parameters<typeof gateInput>) => (await gateInput(...asked)).held;

/** Schemas are read by their name in a source. A variable: knip would take a namespace import as a use of each export. */
const LIBRARY = '@rostrum/domain';
const domain: Record<string, unknown> = await import(LIBRARY);

const THREAT = 'I will find you and kill you.';
const terms = [
  { term: 'Fare', meaning: 'What a ride costs.' },
  { term: 'Toll', meaning: THREAT },
];
const topic = {
  motion: 'This house would make buses free',
  category: 'Transport',
  kind: 'policy',
  difficulty: 'fair',
  background: '',
  arguments: { for: [], against: [] },
  terms,
};

test('attacking words are refused with their place in the command and the remedy', async () => {
  const held = await heldWords(topicCommandSchema, topicCommandSchema.parse({ type: 'publish', topic }));
  expect(held).toEqual({
    refusal: 'words-held',
    message: 'The meaning of a key term threatens someone, or wishes them harm. Take the threat out.',
    field: 'topic.terms.1.meaning',
  });
});

test('the same command passes without them', async () => {
  const innocent = { ...topic, terms: terms.slice(0, 1) };
  const command = topicCommandSchema.parse({ type: 'publish', topic: innocent });
  expect(await heldWords(topicCommandSchema, command)).toBeUndefined();
});

test.each([
  'This house would deport all Muslims',
  'This house would take the vote away from women',
  'This house believes that Travellers are thieves',
  // No rule knows this one: it is read by meaning.
  'This house would make Sikh children sit apart in class',
])('a motion that attacks people enters by no command: “%s”', async (motion) => {
  const parts = { ...topic, terms: [], motion };
  const published = topicCommandSchema.parse({ type: 'publish', topic: parts });
  expect((await heldWords(topicCommandSchema, published))?.field).toBe('topic.motion');
  const edited = topicCommandSchema.parse({ type: 'edit', topicId: 't1', topic: parts });
  expect((await heldWords(topicCommandSchema, edited))?.field).toBe('topic.motion');
  const ofRoom = roomCommandSchema.parse({ type: 'editMotion', roomId: 'r1', motion });
  expect((await heldWords(roomCommandSchema, ofRoom))?.field).toBe('motion');
});

test('a motion that its reader cannot clear passes, with its place in the command', async () => {
  const read = vi.spyOn(motionReader(), 'read').mockResolvedValue('unsure');
  const { motion } = topic;
  const published = topicCommandSchema.parse({ type: 'publish', topic: { ...topic, terms: [] } });
  expect(await gateInput(topicCommandSchema, published)).toEqual({
    unsure: [{ motion, field: 'topic.motion' }],
  });
  const refused = topicCommandSchema.parse({ type: 'publish', topic });
  expect(await gateInput(topicCommandSchema, refused)).toMatchObject({
    held: { field: 'topic.terms.1.meaning' },
    unsure: [],
  });
  read.mockRestore();
});

test('a motion that its reader clears waits for a person unless the operator lets it pass', async () => {
  const read = vi.spyOn(motionReader(), 'read').mockResolvedValue('clear');
  const { motion } = topic;
  const published = topicCommandSchema.parse({ type: 'publish', topic: { ...topic, terms: [] } });
  const waiting = { unsure: [{ motion, field: 'topic.motion' }] };
  expect(await gateInput(topicCommandSchema, published)).toEqual(waiting);
  vi.stubEnv('MOTIONS_WAIT', 'unsure');
  expect(await gateInput(topicCommandSchema, published)).toEqual({ unsure: [] });
  vi.unstubAllEnvs();
  read.mockRestore();
});

test('a report may quote abuse, and the floor has its own moderator', async () => {
  const report = { type: 'report', subject: { kind: 'person', uid: 'ben' }, reason: 'other', text: THREAT };
  expect(await heldWords(houseCommandSchema, houseCommandSchema.parse(report))).toBeUndefined();
  const speech = { type: 'speak', roomId: 'r1', text: THREAT };
  expect(await heldWords(roomCommandSchema, roomCommandSchema.parse(speech))).toBeUndefined();
});

const room = {
  formatId: 'quick-clash',
  side: 'for',
  visibility: 'public',
  strictness: 'standard',
};
const INNOCENT = 'This house would make buses free';
const fullTopic = {
  ...topic,
  background: INNOCENT,
  arguments: { for: [INNOCENT], against: [INNOCENT] },
  terms: [{ term: 'Fare', meaning: 'What a ride costs.' }],
};
const marks = { argument: 3 };
const said = { kind: 'message', messageId: 'm1' };
const decision = { round: 1, acts: [], ground: null, isUnfounded: false };

/** A command for each place of a text that others read. */
const COMMANDS: readonly (readonly [schema: string, command: { type: string; [field: string]: unknown }])[] =
  [
    ['peopleCommandSchema', { type: 'saveProfile', displayName: 'Ada', username: 'ada', bio: 'Likes buses' }],
    ['peopleCommandSchema', { type: 'challenge', uid: 'ben', motion: INNOCENT, ...room }],
    ['roomCommandSchema', { type: 'create', motion: INNOCENT, ...room }],
    [
      'roomCommandSchema',
      {
        type: 'seek',
        wish: {
          language: null,
          pace: null,
          formatId: null,
          motions: [{ motion: INNOCENT }],
          takesOffered: true,
        },
      },
    ],
    ['roomCommandSchema', { type: 'askRematch', roomId: 'r1', other: { motion: INNOCENT } }],
    ['roomCommandSchema', { type: 'editMotion', roomId: 'r1', motion: INNOCENT }],
    ['roomCommandSchema', { type: 'chat', roomId: 'r1', text: 'Hello' }],
    ['roomCommandSchema', { type: 'appeal', roomId: 'r1', interventionId: 'i1', reason: 'I spoke of fares' }],
    [
      'roomCommandSchema',
      { type: 'hideMessage', roomId: 'r1', said, ground: 'spam', explanation: 'It sells ties' },
    ],
    [
      'roomCommandSchema',
      {
        type: 'fileBallot',
        roomId: 'r1',
        ballot: { kind: 'teams', ranking: ['for-1', 'against-1'], points: { 'for-1': 75 } },
        reason: 'The first team answered the fares',
      },
    ],
    ['topicCommandSchema', { type: 'publish', topic: fullTopic }],
    ['topicCommandSchema', { type: 'edit', topicId: 't1', topic: fullTopic }],
    ['houseCommandSchema', { type: 'decide', caseId: 'person-ben', ...decision, explanation: 'Nothing' }],
    [
      'houseCommandSchema',
      { type: 'decideAppeal', appealId: 'd1~ben', verdict: 'upheld', explanation: 'It stands' },
    ],
    ['topicCommandSchema', { type: 'propose', about: 'buses', offered: [INNOCENT] }],
    [
      'feedbackCommandSchema',
      { type: 'rate', roomId: 'r1', about: 'ben', marks, note: 'Good', isAnonymous: false },
    ],
    [
      'feedbackCommandSchema',
      { type: 'suggest', kind: 'idea', text: 'More buses', page: '/', screenshot: null },
    ],
    [
      'feedbackCommandSchema',
      { type: 'answerSuggestion', suggestionId: 's1', state: 'done', answer: 'Done' },
    ],
  ];

const places = COMMANDS.flatMap(([name, command]) => {
  const schema = commandSchema(name);
  return textsIn(schema, z.parse(schema, command)).flatMap(({ path, mark }) =>
    mark && 'field' in mark ? [{ name, type: command.type, path, command, schema }] : [],
  );
});

test.each([
  ['Te voy a matar.', 'attack'],
  ['Los gitanos son escoria.', 'attack'],
  ['Du bist ein verdammter Idiot, Ben.', 'attack'],
  ['Dieses Haus würde Busse kostenlos machen.', 'fair'],
  ['Mi tema favorito es la muerte en la literatura.', 'fair'],
])('the words of another language pass the same gate: %s is %s', async (bio, kind) => {
  const schema = commandSchema('peopleCommandSchema');
  const command = { type: 'saveProfile', displayName: 'Ada', username: 'ada', bio };
  const held = await heldWords(schema, z.parse(schema, command));
  expect(held?.field).toBe(kind === 'attack' ? 'bio' : undefined);
});

test('the table knows every place of a text that others read', () => {
  const areas = new Set(COMMANDS.map(([name]) => name));
  const schemas = Object.entries(domain).filter(([name]) => areas.has(name));
  const all = schemas.flatMap(([name, schema]) =>
    schema instanceof z.core.$ZodType
      ? textsOf(schema).flatMap(({ path, mark }) => (mark && 'field' in mark ? [`${name} ${path}`] : []))
      : [],
  );
  const known = places.map(({ name, path }) => `${name} ${path.replace(/\.\d+/g, '.*')}`);
  expect(new Set(known)).toEqual(new Set(all));
});

test.each(places)(
  'a threat is refused in $type at $path, and an innocent text is not',
  async ({ schema, command, path }) => {
    expect(await heldWords(schema, z.parse(schema, command))).toBeUndefined();
    const held = await heldWords(schema, z.parse(schema, withText(command, path.split('.'), THREAT)));
    expect(held).toMatchObject({ refusal: 'words-held', field: path });
    expect(held?.message).toMatch(/\. (?:Take the threat out|Choose another)\.$/);
  },
);

function commandSchema(name: string): z.core.$ZodType {
  const schema = schemaOf(name);
  if (schema instanceof z.core.$ZodType) return schema;
  throw new Error(`There is no ${name}`);
}

/** The same value with other words at one place. */
function withText(value: unknown, [key, ...rest]: string[], text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (String(at) === key ? withText(one, rest, text) : one));
  const fields = Object.entries(value ?? {}).map(([name, one]): [string, unknown] => [
    name,
    name === key ? withText(one, rest, text) : one,
  ]);
  return Object.fromEntries(fields);
}

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  .map((name) => ({ name, source: readFileSync(join(import.meta.dirname, name), 'utf8') }));

/** Each area of commands with its schema. Its entry sends the words through the gate. */
const areas = sources.flatMap(({ source }) =>
  Array.from(
    source.matchAll(/openArea\(\s*\{\s*name: '(\w+)',\s*command: (\w+)/g),
    ([, area = '', schema = '']) => ({
      area,
      schema,
    }),
  ),
);

/** Each source that parses outside input by itself, with its schema. */
const parsers = sources
  .filter(({ name }) => name !== 'boundary.ts' && name !== 'entrance/open-area.ts')
  .flatMap(({ name, source }) =>
    Array.from(source.matchAll(/parseInput\((\w+)/g), ([, schema = '']) => ({ name, schema, source })),
  );

test('every area of commands has the one way in, and a contract', () => {
  expect(areas.map(({ area }) => area).toSorted()).toEqual(Object.keys(COMMAND_LIMITS).toSorted());
  const schemas = [...areas, ...parsers].map(({ schema }) => schema);
  expect(schemas.filter((schema) => !(schemaOf(schema) instanceof z.core.$ZodType))).toEqual([]);
});

test.each(parsers)('$name sends the public texts of $schema through the gate', ({ schema, source }) => {
  const asked = schemaOf(schema);
  const isRead =
    asked instanceof z.core.$ZodType && textsOf(asked).some(({ mark }) => mark && 'field' in mark);
  expect(source.includes('gateInput(')).toBe(isRead);
});

function schemaOf(name: string): unknown {
  return Object.entries(domain).find(([exported]) => exported === name)?.[1];
}
