import { memberPath, membersPath, messagesPath, profilePath, roomPath } from '@rostrum/domain';
import { aMessage, aRoom } from '@rostrum/domain/testing';
import { describe, expect, test } from 'vitest';
import { getOne, type Unit } from '../port/documents.ts';
import { increment, REMOVED } from '../port/field-values.ts';
import { UnstorableError } from '../storing/check-write.ts';
import { MemoryDatabase } from './memory-database.ts';
import {
  CALM,
  LostAnswer,
  memoryBatch,
  memoryReader,
  memoryTransaction,
  type CommitHooks,
} from './memory-work.ts';

const ADA = profilePath('ada');
const { id: _, ...ROOM } = aRoom({});
const memory = () => new MemoryDatabase(() => 1_000);
const countOf = (database: MemoryDatabase) =>
  Reflect.get(database.get(ADA).fields ?? {}, 'debates') as unknown;

async function stored(write: (unit: Pick<Unit, 'create' | 'set' | 'merge' | 'update' | 'delete'>) => void) {
  const database = memory();
  const batch = memoryBatch(database);
  write(batch);
  await batch.commit();
  return database;
}

/** Reads the count and writes it plus one, without the database's own increment. */
async function countUp(unit: Unit) {
  const found = await getOne(unit, ADA);
  const before = Number(Reflect.get(found?.fields ?? {}, 'debates') ?? 0);
  unit.merge(ADA, { debates: before + 1 });
}

const together = (database: MemoryDatabase, people: number, hooks: CommitHooks) =>
  Promise.allSettled(Array.from({ length: people }, () => memoryTransaction(database, hooks, countUp)));

describe('a transaction', () => {
  const slow: CommitHooks = { ...CALM, before: () => new Promise((resolve) => setImmediate(resolve)) };

  test('starts over if another writer was faster, and loses no update', async () => {
    const database = memory();
    const outcomes = await together(database, 4, slow);
    expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
    expect(countOf(database)).toBe(4);
  });

  test('gives up after five attempts, and has then changed nothing', async () => {
    const database = memory();
    const outcomes = await together(database, 8, slow);
    const done = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(done).toBeLessThan(8);
    expect(countOf(database)).toBe(done);
  });

  test('starts over if a new document matches its query', async () => {
    const database = memory();
    let asked = 0;
    const late: CommitHooks = {
      ...CALM,
      before: async () => {
        if (asked > 1) return;
        const batch = memoryBatch(database);
        batch.set(memberPath('a', 'ben'), {
          uid: 'ben',
          displayName: 'Ben',
          photoURL: '',
          joinedAtMs: 1,
          lastSeenAtMs: 1,
        });
        await batch.commit();
      },
    };
    await memoryTransaction(database, late, async (unit) => {
      asked += 1;
      const members = await unit.query({ collection: membersPath('a'), limit: 9 });
      unit.merge(ADA, { debates: members.length });
    });
    expect([asked, countOf(database)]).toEqual([2, 1]);
  });

  test('with a lost answer starts over if it is safe twice, and otherwise fails although it is stored', async () => {
    const database = memory();
    const lost: CommitHooks = { ...CALM, after: () => Promise.reject(new LostAnswer()) };
    await expect(memoryTransaction(database, lost, countUp)).rejects.toThrow(LostAnswer);
    expect(countOf(database)).toBe(1);
    let attempts = 0;
    const once: CommitHooks = {
      ...CALM,
      after: () => ((attempts += 1), attempts === 1 ? Promise.reject(new LostAnswer()) : Promise.resolve()),
    };
    await memoryTransaction(database, once, countUp, { isSafeTwice: true });
    expect(countOf(database)).toBe(3);
  });

  test('reads before it writes', async () => {
    const late = memoryTransaction(memory(), CALM, async (unit) => {
      unit.delete(ADA);
      await getOne(unit, ADA);
    });
    await expect(late).rejects.toThrow('before its first write');
  });
});

describe('a batch stores all or nothing', () => {
  test('that creates an existing document', async () => {
    const database = await stored((batch) => batch.merge(ADA, { debates: 1 }));
    const batch = memoryBatch(database);
    batch.merge(ADA, { debates: 7 });
    batch.create(roomPath('a'), ROOM);
    const other = memoryBatch(database);
    other.create(roomPath('a'), ROOM);
    expect(await batch.commit()).toBeDefined();
    other.merge(ADA, { debates: 9 });
    expect(await other.commit()).toBeUndefined();
    expect(countOf(database)).toBe(7);
  });

  test('whose document has changed since it was read', async () => {
    const database = await stored((batch) => batch.create(roomPath('a'), ROOM));
    const [read] = await memoryReader(database).getAll([roomPath('a')]);
    const change = async (motion: string) => {
      const batch = memoryBatch(database);
      batch.update(roomPath('a'), { motion }, read?.version);
      return batch.commit();
    };
    expect(await change('This house would vote')).toBeDefined();
    expect(await change('This house would not')).toBeUndefined();
    expect(database.get(roomPath('a')).fields).toMatchObject({ motion: 'This house would vote' });
  });

  test('and throws if it would update nothing', async () => {
    const batch = memoryBatch(memory());
    batch.update(roomPath('a'), { motion: 'This house would vote' });
    await expect(batch.commit()).rejects.toThrow('no document');
  });
});

describe('a document in memory', () => {
  test('accepts what its schema reads, and nothing else', async () => {
    const spoilt = { ...ROOM, motion: 7 };
    await expect(stored((batch) => batch.set(roomPath('a'), spoilt))).rejects.toThrow(UnstorableError);
    await expect(stored((batch) => batch.set(roomPath('a'), ROOM))).resolves.toBeDefined();
  });

  test('takes no undefined value, as in Firestore', async () => {
    const withNothing = { ...ROOM, topicId: undefined };
    await expect(stored((batch) => batch.set(roomPath('a'), withNothing))).rejects.toThrow('no value');
  });

  test('is a private copy: later changes outside do not affect it', async () => {
    const people = { ada: { displayName: 'Ada', photoURL: '' } };
    const database = await stored((batch) => batch.set(roomPath('a'), { ...ROOM, people }));
    people.ada.displayName = 'Eve';
    expect(database.get(roomPath('a')).fields).toMatchObject({ people: { ada: { displayName: 'Ada' } } });
  });

  test('increments a number, and loses a removed field', async () => {
    const closed = { atMs: 1, isHidden: false, decisionId: 'd' };
    const database = await stored((batch) => {
      batch.set(roomPath('a'), { ...ROOM, closed });
      batch.merge(ADA, { debates: increment(2) });
    });
    const batch = memoryBatch(database);
    batch.update(roomPath('a'), { closed: REMOVED });
    batch.merge(ADA, { debates: increment(3) });
    await batch.commit();
    expect(database.get(roomPath('a')).fields).not.toHaveProperty('closed');
    expect(countOf(database)).toBe(5);
  });
});

describe('a query in memory', () => {
  test('returns matching documents, in order, and no more than requested', async () => {
    const at = (createdAtMs: number, state: 'shown' | 'held' = 'shown') => ({
      ...aMessage(),
      state,
      createdAtMs,
    });
    const database = await stored((batch) => {
      batch.create(`${messagesPath('a')}/one`, at(1));
      batch.create(`${messagesPath('a')}/two`, at(2, 'held'));
      batch.create(`${messagesPath('a')}/three`, at(3));
      batch.create(`${messagesPath('a')}/four`, at(4));
      batch.create(`${messagesPath('b')}/five`, at(5));
    });
    const newest = database.query({
      collection: messagesPath('a'),
      where: [['state', '==', 'shown']],
      orderBy: ['createdAtMs', 'desc'],
      limit: 2,
    });
    expect(newest.map(({ id }) => id)).toEqual(['four', 'three']);
    const early = database.query({
      collection: messagesPath('a'),
      where: [['createdAtMs', '<=', 2]],
      limit: 9,
    });
    expect(early.map(({ id }) => id)).toEqual(['one', 'two']);
  });
});
