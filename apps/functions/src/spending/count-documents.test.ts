import { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { countDocuments } from './count-documents.ts';

type Documents = { id: string }[];

test('every read and every staged write is counted, as Firestore bills it', async () => {
  const answers: Documents[] = [];
  // What would ask the network answers here.
  vi.spyOn(Firestore.prototype, 'getAll').mockImplementation(async () => answers.shift() as never);
  vi.spyOn(Query.prototype, 'get').mockImplementation(
    async () => ({ size: answers.shift()?.length }) as never,
  );
  const inTransaction = vi.spyOn(Transaction.prototype, 'get');
  inTransaction.mockImplementation(async () => ({ exists: false }) as never);
  const counted = { reads: 0, writes: 0, deletes: 0 };
  countDocuments((kind, count) => (counted[kind] += count));

  const db = new Firestore({ projectId: 'demo-counting' });
  const [one, other] = [db.doc('rooms/a'), db.doc('rooms/b')];
  answers.push([{ id: 'a' }, { id: 'b' }]);
  await db.getAll(one, other);
  answers.push([{ id: 'a' }]);
  await one.get();
  expect(counted.reads).toBe(3);
  answers.push([]);
  await db.collection('rooms').limit(9).get();
  answers.push([{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }]);
  await db.collection('rooms').get();
  // oxlint-disable-next-line typescript/unbound-method -- The patched method is called as the SDK would, without a database.
  await Reflect.apply(Transaction.prototype.get, {}, [one]);
  expect(counted).toEqual({ reads: 9, writes: 0, deletes: 0 });

  const batch = db.batch();
  batch.create(one, {}).set(one, {}).update(one, { motion: 'M' }).delete(other);
  expect(counted).toEqual({ reads: 9, writes: 3, deletes: 1 });
});
