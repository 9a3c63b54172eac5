import { readdir, readFile } from 'node:fs/promises';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { as, expectAllowed, givenDocuments, remove, write } from './support/environment.ts';
import { PEOPLE } from './support/people.ts';

const item = {
  isRight: true,
  answers: 2,
  lastAtMs: 1_763_640_000_000,
  dueAtMs: 1_763_900_000_000,
  reviewedAtMs: 1_763_640_000_000,
  stability: 2.3,
  difficulty: 5,
  lapses: 0,
};
const progress = { version: 2, items: { spot: item }, startedAtMs: 1_763_640_000_000, finishedAtMs: null };
const PATH = 'progress/member/lessons/weighing-scales';
const NEW = 'progress/member/lessons/signposting';
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [`exercise-${place + 10}`, item]));

givenDocuments({});
beforeEach(async () => {
  await write({ [PATH]: progress });
  await remove(NEW);
});

const now = () => ({ writtenAtMs: Date.now() });
const create = (fields: object, path = NEW) => setDoc(doc(as('member'), path), { ...now(), ...fields });
const change = (fields: object) => updateDoc(doc(as('member'), PATH), { ...now(), ...fields });

describe('reading progress in lessons', () => {
  test.each(PEOPLE)('only the person, one at a time or in a bounded list: tried by a %s', async (person) => {
    const isSelf = person === 'member';
    const lessons = collection(as(person), 'progress/member/lessons');
    await expectAllowed(isSelf, getDoc(doc(as(person), PATH)));
    await expectAllowed(isSelf, getDocs(query(lessons, limit(100))));
    await expectAllowed(false, getDocs(lessons));
    await expectAllowed(false, getDocs(query(lessons, limit(101))));
  });
});

describe('writing progress in lessons', () => {
  test.each(PEOPLE)('only the person: tried by a %s', async (person) => {
    const isSelf = person === 'member';
    await expectAllowed(isSelf, setDoc(doc(as(person), NEW), { ...progress, ...now() }));
    const missed = { ...progress, items: { spot: { ...item, isRight: false } } };
    await expectAllowed(isSelf, setDoc(doc(as(person), PATH), { ...missed, ...now() }));
    await expectAllowed(
      isSelf,
      updateDoc(doc(as(person), PATH), { finishedAtMs: 5, writtenAtMs: Date.now() + 1_000 }),
    );
    await expectAllowed(false, deleteDoc(doc(as(person), PATH)));
  });

  test('with no exercise and with twelve, the maximum of a lesson', async () => {
    await expectAllowed(true, create({ ...progress, items: {} }));
    await expectAllowed(
      true,
      create({ ...progress, items: many(12) }, 'progress/member/lessons/steelmanning'),
    );
    await expectAllowed(true, change({ items: many(12) }));
    const later = { writtenAtMs: Date.now() + 2_000 };
    await expectAllowed(true, change({ items: many(12), finishedAtMs: 1_763_640_000_000, ...later }));
    await expectAllowed(false, change({ items: many(13) }));
  });

  test('looks at each of the twelve', async () => {
    for (const name of Object.keys(many(12))) {
      await expectAllowed(false, change({ items: { ...many(12), [name]: { ...item, stability: -1 } } }));
    }
  });

  test('refuses a lesson with an invalid name', async () => {
    await expectAllowed(false, create(progress, 'progress/member/lessons/No Lesson'));
    await expectAllowed(false, create(progress, 'progress/member/lessons/no-such-lesson'));
  });

  test('knows every lesson, and no other', async () => {
    const rules = await readFile(new URL('../../../firestore.rules', import.meta.url), 'utf8');
    const known = [.../return lessonId in \(([^)]*)\)/.exec(rules)![1]!.matchAll(/[a-z-]{2,}/g)];
    const content = new URL('../../../apps/web/src/shared/lessons/content/', import.meta.url);
    const files = (await readdir(content)).map((name) => name.replace(/\.md$/, ''));
    expect(new Set(known.map(([id]) => id))).toEqual(new Set(files));
    expect(known).toHaveLength(files.length);
  });

  test('accepts one write per second, by a clock that is about right', async () => {
    const writtenAtMs = Date.now() - 500;
    await write({ [PATH]: { ...progress, writtenAtMs } });
    await expectAllowed(false, change({ version: 2, writtenAtMs: writtenAtMs + 999 }));
    await expectAllowed(false, updateDoc(doc(as('member'), PATH), { version: 3 }));
    await expectAllowed(true, change({ version: 2, writtenAtMs: writtenAtMs + 1_000 }));
    await expectAllowed(false, change({ version: 2, writtenAtMs: Date.now() + 11 * 60_000 }));
    await expectAllowed(false, create({ ...progress, writtenAtMs: Date.now() + 11 * 60_000 }));
    await expectAllowed(false, create({ ...progress, writtenAtMs: NaN }));
    await expectAllowed(false, setDoc(doc(as('member'), NEW), progress));
  });

  test('accepts twelve answers given at once, each stamped a second after the last', async () => {
    const writtenAtMs = Date.now();
    await write({ [PATH]: { ...progress, writtenAtMs } });
    for (let answer = 1; answer <= 12; answer += 1) {
      await expectAllowed(true, change({ version: 2, writtenAtMs: writtenAtMs + answer * 1_000 }));
    }
  });

  test('refuses an older edition over a newer one, and accepts the same and the next', async () => {
    await expectAllowed(false, change({ version: 1 }));
    await expectAllowed(true, change({ version: 2 }));
    await expectAllowed(true, change({ version: 3, writtenAtMs: Date.now() + 2_000 }));
  });

  test.each<[string, object]>([
    ['a field more', { role: 'host' }],
    ['a version that is no number', { version: '2' }],
    ['a version of nothing', { version: 0 }],
    ['a version between two', { version: 1.5 }],
    ['a version beyond all', { version: 100_001 }],
    ['a version that is no number at all', { version: NaN }],
    ['a start that is no time', { startedAtMs: 'now' }],
    ['a start before all time', { startedAtMs: -1 }],
    ['a start at no time', { startedAtMs: NaN }],
    ['an end after all time', { finishedAtMs: 8_640_000_000_000_001 }],
    ['an endless end', { finishedAtMs: Infinity }],
    ['an end that is no time', { finishedAtMs: 'now' }],
    ['items that are no map', { items: [item] }],
  ])('refuses %s', async (_, fields) => {
    await expectAllowed(false, create({ ...progress, ...fields }));
    await expectAllowed(false, change(fields));
  });

  test.each(Object.keys(item))('refuses an item whose %s is of another kind, or missing', async (field) => {
    const { [field as keyof typeof item]: _, ...rest } = item;
    await expectAllowed(false, create({ ...progress, items: { spot: { ...item, [field]: 'much' } } }));
    await expectAllowed(false, create({ ...progress, items: { spot: rest } }));
  });

  test.each<[string, unknown]>([
    ['answers', -1],
    ['answers', 1_000_001],
    ['lapses', NaN],
    ['lapses', 1_000_001],
    ['lastAtMs', 8_640_000_000_000_001],
    ['lastAtMs', -Infinity],
    ['dueAtMs', -1],
    ['dueAtMs', Infinity],
    ['reviewedAtMs', NaN],
    ['reviewedAtMs', 8_640_000_000_000_001],
    ['stability', -0.1],
    ['stability', -Infinity],
    ['stability', 1_000_001],
    ['difficulty', 0.9],
    ['difficulty', 10.1],
    ['difficulty', NaN],
    ['difficulty', Infinity],
    ['difficulty', -Infinity],
  ])('refuses an item whose %s is %d', async (field, value) => {
    await expectAllowed(false, create({ ...progress, items: { spot: { ...item, [field]: value } } }));
  });

  test.each(['constructor', 'prototype', 'toString', 'a/b', 'a b', 'Spot', 'a'.repeat(41)])(
    'refuses an exercise named %o, at any place',
    async (name) => {
      await expectAllowed(false, create({ ...progress, items: { [name]: item } }));
      await expectAllowed(false, create({ ...progress, items: { a: item, [name]: item, spot: item } }));
    },
  );

  test('refuses an item with a field more', async () => {
    await expectAllowed(
      false,
      create({ ...progress, items: { spot: { ...item, note: 'a'.repeat(9_000) } } }),
    );
  });

  test.each(Array.from({ length: 12 }, (_, place) => place))(
    'refuses an invalid item at any place: at place %i',
    async (place) => {
      const items = { ...many(12), [`exercise-${place + 10}`]: { ...item, answers: 'two' } };
      await expectAllowed(false, create({ ...progress, items }));
    },
  );
});
