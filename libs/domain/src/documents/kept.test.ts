import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { KEPT_DAYS } from './kept.ts';

const indexes = z.object({
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.optional(z.boolean()) }),
  ),
});

it('names exactly the collections from which the database removes documents', () => {
  const file = readFileSync(new URL('../../../../firestore.indexes.json', import.meta.url), 'utf8');
  const removed = indexes
    .parse(JSON.parse(file))
    .fieldOverrides.filter(({ ttl }) => ttl === true)
    .map(({ collectionGroup }) => collectionGroup);
  expect(Object.keys(KEPT_DAYS).toSorted()).toEqual(removed.toSorted());
});
