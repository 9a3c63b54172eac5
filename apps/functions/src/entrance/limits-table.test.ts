import {
  COMMAND_LIMITS,
  DESK_LIMITS,
  FUNCTION_LIMITS,
  TOTAL_LIMITS,
  tooFastUntil,
  triesAtOnce,
  type Limit,
  type LimitRow,
} from '@rostrum/domain';
import { describe, expect, test } from 'vitest';
import { createLimiter, createMemoryLimiter, type Limiter } from './limiter.ts';
import { countsOf, takeAll, type Trying } from './take-limits.ts';
import { triesInMemory } from './testing/tries-in-memory.ts';

const AT_MS = 1_800_000_000_000;
const KINDS = ['person', 'address', 'room', 'all'] as const;
type Kind = (typeof KINDS)[number];

const areas: Readonly<Record<string, Readonly<Record<string, LimitRow>>>> = {
  ...COMMAND_LIMITS,
  functions: FUNCTION_LIMITS,
  houseDesk: DESK_LIMITS,
  total: { all: TOTAL_LIMITS },
};

const rows = Object.entries(areas).flatMap(([area, table]) =>
  Object.entries(table).map(([type, row]) => ({ name: `${area}.${type}`, row })),
);

/** Each limit of each row. */
const limits = rows.flatMap(({ name, row }) =>
  KINDS.flatMap((kind) => {
    const limit = row[kind];
    return limit ? [{ name, row, kind, limit }] : [];
  }),
);

/** Another person at another address for each try; only the counted key stays the same. */
function tryingFor(kind: Kind, at: number): Trying {
  const others = { uid: `person-${at}`, address: `address-${at}`, roomId: `room-${at}` };
  const same = { person: { uid: 'one' }, address: { address: 'one' }, room: { roomId: 'one' }, all: {} };
  return { ...others, ...same[kind] };
}

function limiterOf(row: LimitRow): Limiter {
  if (!row.inMemory) return createLimiter(triesInMemory()).take;
  const inMemory = createMemoryLimiter();
  return async (...asked) => inMemory(...asked);
}

type Counted = { name: string; row: LimitRow; kind: Kind; limit: Limit };

/** Tries one after the other, alternating between instances, until every instance refuses. */
async function triesUntilRefused({ name, row, kind, limit }: Counted, instances: readonly Limiter[]) {
  let passed = 0;
  for (let at = 0; at < limit.most * 3; at += instances.length) {
    const turn = instances.map((take, of) =>
      takeAll(countsOf(name, row, tryingFor(kind, at + of)), take, AT_MS),
    );
    const verdicts = await Promise.all(turn);
    passed += verdicts.filter(({ ok }) => ok).length;
    const [refused] = verdicts;
    if (refused && !refused.ok && verdicts.every(({ ok }) => !ok))
      return { passed, untilMs: refused.untilMs };
  }
  throw new Error(`${name} lets everything by`);
}

/** The wait that a sentence names, in milliseconds. */
function waitNamedIn(sentence: string): number {
  const [, count, unit] = /try again in (\d+) (second|minute)s?\.$/.exec(sentence) ?? [];
  return Number(count) * (unit === 'minute' ? 60_000 : 1_000);
}

describe.each(limits)('$name, by $kind', (counted) => {
  const { name, row, kind, limit } = counted;

  test('is refused at its number, with the time to wait, and opens again when the window is over', async () => {
    const take = limiterOf(row);
    const { passed, untilMs } = await triesUntilRefused(counted, [take]);
    expect(passed).toBe(limit.most);
    expect(untilMs).toBe(AT_MS + limit.windowMs);
    expect(waitNamedIn(tooFastUntil(untilMs, AT_MS))).toBe(limit.windowMs);
    const counts = countsOf(name, row, tryingFor(kind, limit.most * 4));
    expect(await takeAll(counts, take, untilMs - 1)).toEqual({ ok: false, untilMs });
    expect(await takeAll(counts, take, untilMs)).toEqual({ ok: true });
  });

  test.skipIf(row.inMemory)(
    'two instances together exceed the limit by no more than their unshared tries',
    async () => {
      const add = triesInMemory();
      const { passed } = await triesUntilRefused(counted, [createLimiter(add).take, createLimiter(add).take]);
      expect(passed).toBeGreaterThanOrEqual(limit.most);
      expect(passed).toBeLessThan(limit.most + 2 * triesAtOnce(limit));
      expect(passed).toBeLessThanOrEqual(2 * limit.most);
    },
  );
});

test('the total bounds everything that a row omits, for each person and each address', () => {
  const bare = rows.filter(({ row }) => KINDS.every((kind) => row[kind] === undefined));
  expect(bare.length).toBeGreaterThan(0);
  expect(limits.filter(({ name }) => name === 'total.all').map(({ kind }) => kind)).toEqual([
    'person',
    'address',
  ]);
});
