import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { feedbackCommandSchema } from './feedback.ts';
import { peopleCommandSchema } from './people.ts';
import { roomCommandSchema } from './rooms.ts';
import { topicCommandSchema } from './topics.ts';

const AREAS = {
  rooms: roomCommandSchema,
  people: peopleCommandSchema,
  topics: topicCommandSchema,
  feedback: feedbackCommandSchema,
};
const HOSTILE = [
  '__proto__',
  'constructor',
  'toString',
  'prototype',
  '__x__',
  'a/b',
  '..',
  '',
  'x'.repeat(1_000),
];

/** The fields that identify something stored. A topic request is described in words, not by an id. */
const NAMES_SOMETHING = /^(uid|about|from|to|quotes|replaces|name|screenshot)$|Id$/;

const fields = Object.entries(AREAS).flatMap(([area, schema]) =>
  schema.def.options.flatMap((option) => {
    const shape: Record<string, z.core.$ZodType> = { ...option.shape };
    return Object.entries(shape)
      .filter(([field]) => NAMES_SOMETHING.test(field) && !('offered' in shape))
      .map(([field, kind]) => ({ command: `${area} ${option.shape.type.def.values.join()}`, field, kind }));
  }),
);

describe('every command that refers to something stored', () => {
  it('is covered by this test', () => {
    const found = fields.map(({ command, field }) => `${command}: ${field}`);
    expect(found).toEqual(
      expect.arrayContaining(['rooms mute: uid', 'people follow: uid', 'feedback rate: about']),
    );
    expect(found.length).toBeGreaterThan(60);
  });

  it.each(fields)('$command refuses an invalid $field, with a sentence', ({ kind }) => {
    const tried = HOSTILE.map((id) => z.safeParse(kind, id));
    expect(HOSTILE.filter((_, at) => tried[at]?.success)).toEqual([]);
    for (const { error } of tried) expect(error?.issues[0]?.message).toMatch(/^\p{L}.{10,}/u);
  });
});
