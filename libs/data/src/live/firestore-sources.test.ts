import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { readStored, withId } from './firestore-sources.ts';
import { UnreadableDocument } from './live.ts';

const topic = withId(z.object({ motion: z.string() }));
const stored = (data: unknown) => ({ id: 't1', ref: { path: 'topics/t1' }, data: () => data });

describe('reading stored documents', () => {
  it('adds the id to the fields and drops fields that the schema does not know', () => {
    expect(readStored(stored({ motion: 'A motion', secret: 1 }), topic)).toEqual({
      id: 't1',
      motion: 'A motion',
    });
  });

  it('names the document that does not match, with the reason', () => {
    expect(() => readStored(stored({ motion: 7 }), topic)).toThrow(UnreadableDocument);
    expect(() => readStored(stored(undefined), topic)).toThrow('topics/t1');
  });
});
