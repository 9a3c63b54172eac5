import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { FieldValue, getFirestore, type Firestore } from 'firebase-admin/firestore';
import { UnstorableError } from '@rostrum/rooms';
import { aMessage } from '@rostrum/domain/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guardWrites } from './guard-writes.ts';

/** No test here reaches a database: a refusal comes before anything is sent. */
let apps: App[];
let db: Firestore;
let unguarded: Firestore;

beforeAll(() => {
  apps = ['guarded', 'unguarded'].map((name) => initializeApp({ projectId: 'nowhere' }, name));
  db = guardWrites(getFirestore(apps[0]!));
  unguarded = getFirestore(apps[1]!);
});
afterAll(() => Promise.all(apps.map(deleteApp)));

const message = aMessage();
const spoilt = { ...message, createdAtMs: Number.NaN };
const path = 'rooms/a/messages/b';
const expectRefused = (work: () => unknown) => expect(async () => work()).rejects.toThrow(UnstorableError);

describe('data that its schema refuses is never staged', () => {
  test('in a batch', () => expectRefused(() => db.batch().create(db.doc(path), spoilt)));

  test('in a transaction', () =>
    expectRefused(() => db.runTransaction(async (tx) => tx.set(db.doc(path), spoilt), { maxAttempts: 1 })));

  test.each(['create', 'set'] as const)('by a document itself: %s', (method) =>
    expectRefused(() => db.doc(path)[method](spoilt)),
  );

  test('in an update of a document', () =>
    expectRefused(() => db.doc(path).update({ createdAtMs: Infinity })));

  test('in bulk', () => expectRefused(() => db.bulkWriter().set(db.doc(path), spoilt)));

  test('at a path without a schema', () =>
    expectRefused(() => db.batch().set(db.doc('nowhere/a'), { any: 'thing' })));

  test('even if a test fixture stages the same', () => {
    expect(() => unguarded.batch().create(unguarded.doc(path), spoilt)).not.toThrow();
  });
});

describe('data that its schema accepts is staged', () => {
  const expectStaged = (data: object) => expect(() => db.batch().set(db.doc(path), data)).not.toThrow();

  test('as a whole, even with fields that serve only the database', () =>
    expectStaged({ ...message, expiresAt: new Date() }));

  test('with a time that the database fills in', () => {
    const user = { displayName: 'Ada', email: '', photoURL: '', createdAt: FieldValue.serverTimestamp() };
    const updatedAt = FieldValue.serverTimestamp();
    expect(() => db.batch().create(db.doc('users/ada'), { ...user, updatedAt })).not.toThrow();
    expect(() => db.batch().create(db.doc('users/ada'), user)).toThrow(UnstorableError);
  });
});

describe('an update is checked field by field', () => {
  const update = (fields: object) => () => db.batch().update(db.doc(path), fields);

  test('and a field of a map by its own schema', () => {
    expect(update({ 'reactions.strongPoint': 2 })).not.toThrow();
    expect(update({ 'reactions.strongPoint': 'two' })).toThrow(UnstorableError);
    expect(update({ 'reactions.__proto__': 2 })).toThrow(UnstorableError);
    expect(update({ 'text.length': 2 })).toThrow(UnstorableError);
  });

  test('required fields cannot be removed, optional ones can', () => {
    expect(update({ seq: FieldValue.delete() })).not.toThrow();
    expect(update({ text: FieldValue.delete() })).toThrow(UnstorableError);
  });
});

describe('a merge is checked map by map', () => {
  const sheet = (entries: object) => () =>
    db.batch().set(db.doc('catalogue/topic-1'), { kind: 'topic', entries }, { merge: true });

  test('increments and removals are left to the database', () => {
    expect(sheet({ abc: { text: 'A motion', note: 'Law' } })).not.toThrow();
    expect(sheet({ abc: FieldValue.delete() })).not.toThrow();
    expect(sheet({ abc: { text: 7 } })).toThrow(UnstorableError);
  });

  test('the error names the place and never the words', () => {
    expect(sheet({ abc: { text: { secret: 'words' } } })).toThrow(
      'catalogue/topic-1 would not be readable: entries.abc.text.secret: no map, so it has no fields',
    );
  });
});
