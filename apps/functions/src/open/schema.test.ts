import { renderTranscriptJson } from '@rostrum/domain';
import { FOR_GAINED } from '@rostrum/domain/testing';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { recordSchema, schemaReply } from './schema.ts';
import { aPublicDebate, HOSTILE, SITE } from './testing/a-public-debate.ts';

/** The schema as others get it, read back. */
const published = z.fromJSONSchema(
  JSON.parse(schemaReply(SITE).body) as Parameters<typeof z.fromJSONSchema>[0],
);
const written = (source: Parameters<typeof renderTranscriptJson>[0]): Record<string, unknown> =>
  JSON.parse(renderTranscriptJson(source)) as Record<string, unknown>;

test.each([
  ['of plain words', aPublicDebate()],
  ['of hostile words', aPublicDebate(HOSTILE, { motion: HOSTILE })],
  ['with votes', aPublicDebate('x', { tally: FOR_GAINED })],
])('a debate %s fits the published schema', (_, source) => {
  expect(published.safeParse(written(source)).error).toBeUndefined();
});

test.each([
  ['version', 2],
  ['debate', {}],
  ['people', [{ id: 'p1' }]],
  ['floor', [{ type: 'message', id: 'm1' }]],
  ['floor', [{ type: 'something' }]],
  ['votes', undefined],
])('the schema refuses another %s', (field, value) => {
  expect(published.safeParse({ ...written(aPublicDebate()), [field]: value }).success).toBe(false);
});

test('it names itself, its draft and every field as required, also those that older files lack', () => {
  expect(recordSchema(SITE)).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${SITE}/open/schema.json`,
    required: [
      'version',
      'keptBy',
      'debate',
      'format',
      'people',
      'floor',
      'proceedings',
      'votes',
      'judging',
      'ledger',
    ],
  });
});
