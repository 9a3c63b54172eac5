import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchCatalogue } from './catalogue.ts';

const asked: unknown[][] = [];
const stored = vi.hoisted(() => ({ seconds: [] as number[] }));
vi.mock('../firebase-app.ts', () => ({ firestore: () => 'db' }));
vi.mock('firebase/firestore', () => {
  class Timestamp {
    readonly seconds: number;
    readonly nanoseconds: number;
    constructor(seconds: number, nanoseconds: number) {
      [this.seconds, this.nanoseconds] = [seconds, nanoseconds];
    }
  }
  const sheet = (seconds: number) => ({
    id: `topic-${seconds}`,
    ref: { path: `catalogue/topic-${seconds}` },
    data: () => ({ kind: 'topic', entries: {} }),
    get: () => new Timestamp(seconds, 7),
  });
  const after = (parts: string[]) => parts.find((part) => part.startsWith('after')) ?? '';
  return {
    Timestamp,
    collection: (_: unknown, path: string) => path,
    query: (...parts: unknown[]) => parts.flat(),
    where: (field: string, sign: string, { seconds, nanoseconds }: Timestamp) =>
      `${field} ${sign} ${seconds}.${nanoseconds}`,
    orderBy: (field: string) => `by ${field}`,
    startAfter: ({ id }: { id: string }) => `after ${id}`,
    limit: (count: number) => `at most ${count}`,
    getDocsFromServer: async (parts: string[]) => {
      asked.push(parts);
      const from = Number(/\d+$/.exec(after(parts))?.[0] ?? 0);
      return {
        docs: stored.seconds
          .filter((second) => second > from)
          .slice(0, 50)
          .map(sheet),
      };
    },
  };
});

beforeEach(() => {
  asked.length = 0;
});

describe('the catalogue', () => {
  test('is read from its beginning, fifty sheets at a time, up to the mark of the last', async () => {
    stored.seconds = Array.from({ length: 60 }, (_, index) => index + 1);
    const { sheets, mark } = await fetchCatalogue();
    expect(sheets).toHaveLength(60);
    expect(mark).toEqual({ seconds: 60, nanoseconds: 7 });
    expect(asked).toEqual([
      ['catalogue', 'changedAt >= 0.0', 'by changedAt', 'at most 50'],
      ['catalogue', 'changedAt >= 0.0', 'by changedAt', 'after topic-50', 'at most 50'],
    ]);
  });

  test('continues from a mark, including changes at that very moment', async () => {
    stored.seconds = [60];
    await fetchCatalogue({ seconds: 60, nanoseconds: 7 });
    expect(asked).toEqual([['catalogue', 'changedAt >= 60.7', 'by changedAt', 'at most 50']]);
  });

  test('keeps its mark if nothing changed', async () => {
    stored.seconds = [];
    const mark = { seconds: 60, nanoseconds: 7 };
    expect(await fetchCatalogue(mark)).toEqual({ sheets: [], mark });
  });
});
