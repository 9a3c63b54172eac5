import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { privateText, publicText } from './public-text.ts';
import { textsIn, textsOf, type FoundText } from './texts-in.ts';

const HERE = new URL('.', import.meta.url);
/** The names of the schemas that parse outside input end like this. */
const TAKEN = /(?:Input|CommandSchema)$/;

const contracts = await Promise.all(
  readdirSync(HERE)
    .filter((name) => /^[\w-]+\.ts$/.test(name))
    .map(async (name): Promise<Record<string, unknown>> => import(new URL(name, HERE).href)),
);
const inputs = contracts
  .flatMap((exported) => Object.entries(exported))
  .filter(
    (entry): entry is [string, z.core.$ZodType] =>
      TAKEN.test(entry[0]) && entry[1] instanceof z.core.$ZodType,
  );

/** Values that no id, code or path can have: sentences, names, joined words, in several lengths. */
const SENTENCES = [
  'I will find you and kill you.',
  'you are stupid',
  'Ada Lovelace, 12 Oak Street',
  'Jeder Satz darf hier stehen. '.repeat(4),
];

/** A string that accepts a sentence and does not say where it goes. */
function unmarked(schema: z.core.$ZodType): string[] {
  const found = textsOf(schema);
  const accounted = new Set(found.filter(isAccounted).map(({ path }) => path));
  return [...new Set(found.map(({ path }) => path))].filter((path) => !accounted.has(path));
}

function isAccounted({ mark, schema }: FoundText): boolean {
  return mark !== undefined || SENTENCES.every((sentence) => !z.safeParse(schema, sentence).success);
}

describe('the contracts', () => {
  test('are all found', () => {
    expect(inputs.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'accountInput',
        'exchangeTokenInput',
        'feedbackInput',
        'peopleInput',
        'picturesInput',
        'roomsInput',
        'topicsInput',
      ]),
    );
  });

  test.each(inputs)('%s has no free text without a gate or a written reason', (_, schema) => {
    expect(unmarked(schema)).toEqual([]);
  });

  test('a free text without either is found, no matter how deeply nested', () => {
    const bare = z.string().check(z.maxLength(300));
    const shapes = {
      bare,
      optional: z.optional(bare),
      list: z.array(z.nullable(bare)),
      map: z.record(bare, z.number()),
    };
    const schema = z.discriminatedUnion('type', [
      z.object({ type: z.literal('id'), id: z.string().check(z.regex(/^[a-z-]+$/)) }),
      z.object({
        type: z.literal('all'),
        ...shapes,
        tidied: z.pipe(
          bare,
          z.transform((text) => text.trim()),
        ),
      }),
    ]);
    expect(unmarked(schema)).toEqual(['bare', 'optional', 'list.*', 'map.*', 'tidied']);
  });

  test('an unknown kind of schema is an error, not a gap', () => {
    expect(() => textsOf(z.object({ map: z.map(z.string(), z.string()) }))).toThrow('kind map');
  });

  test('every reason is a sentence that names who reads the words, or why nobody does', () => {
    const found = inputs.flatMap(([, schema]) => textsOf(schema));
    const reasons = found.flatMap(({ mark }) => (mark && 'reason' in mark ? [mark.reason] : []));
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.filter((reason) => reason.split(' ').length < 5)).toEqual([]);
  });
});

describe('the texts of a command', () => {
  const bio = publicText('bio', z.string());
  const schema = z.discriminatedUnion('type', [
    z.object({ type: z.literal('save'), bio: z.optional(bio), all: z.array(z.object({ bio })) }),
    z.object({ type: z.literal('report'), bio: privateText('moderators alone read it', z.string()) }),
  ]);
  const found = (value: unknown) =>
    textsIn(schema, value).map(({ path, value: text, mark }) => ({ path, text, mark }));

  test('come with their paths', () => {
    expect(found({ type: 'save', bio: 'one', all: [{ bio: 'two' }] })).toEqual([
      { path: 'bio', text: 'one', mark: { field: 'bio' } },
      { path: 'all.0.bio', text: 'two', mark: { field: 'bio' } },
    ]);
  });

  test('are only those of its own type, and none if nothing was given', () => {
    expect(found({ type: 'save', all: [] })).toEqual([]);
    expect(found({ type: 'report', bio: 'three' })).toMatchObject([{ mark: { reason: expect.any(String) } }]);
  });
});
