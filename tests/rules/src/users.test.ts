import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe, test } from 'vitest';
import { as, expectAllowed, givenDocuments, remove, write } from './support/environment.ts';
import { PEOPLE } from './support/people.ts';

const LONG_AGO = Timestamp.fromMillis(1_700_000_000_000);
const stored = {
  displayName: 'Some Member',
  email: 'member@example.com',
  photoURL: '',
  createdAt: LONG_AGO,
  updatedAt: LONG_AGO,
};
givenDocuments({});
beforeEach(async () => {
  await write({ 'users/member': stored });
  await remove('users/stranger');
});

const aNewUser = () => ({ ...stored, createdAt: serverTimestamp(), updatedAt: serverTimestamp() });
const without = (field: keyof typeof stored) => {
  const { [field]: _, ...rest } = aNewUser();
  return rest;
};

describe('reading a user document', () => {
  test.each(PEOPLE)('only the person: tried by a %s', async (person) => {
    await expectAllowed(person === 'member', getDoc(doc(as(person), 'users/member')));
  });

  test.each(PEOPLE)('nobody lists them: tried by a %s', async (person) => {
    await expectAllowed(false, getDocs(collection(as(person), 'users')));
  });

  test('a person may query their own missing document', async () => {
    await expectAllowed(true, getDoc(doc(as('stranger'), 'users/stranger')));
  });
});

describe('creating a user document', () => {
  const create = (fields: object) => setDoc(doc(as('stranger'), 'users/stranger'), fields);

  test('the person may, with the five specified fields and the time of the server', async () => {
    await expectAllowed(true, create(aNewUser()));
  });

  test('nobody may query another person’s', async () => {
    await expectAllowed(false, setDoc(doc(as('member'), 'users/stranger'), aNewUser()));
    await expectAllowed(false, setDoc(doc(as('visitor'), 'users/stranger'), aNewUser()));
  });

  test.each<[string, () => object]>([
    ['a field more', () => ({ ...aNewUser(), isAdmin: true })],
    ['no name', () => without('displayName')],
    ['no e-mail address', () => without('email')],
    ['no picture', () => without('photoURL')],
    ['no time of creation', () => without('createdAt')],
    ['no time of change', () => without('updatedAt')],
    ['a number as name', () => ({ ...aNewUser(), displayName: 1 })],
    ['nothing as e-mail address', () => ({ ...aNewUser(), email: null })],
    ['a list as picture', () => ({ ...aNewUser(), photoURL: [] })],
    ['a name of 201 characters', () => ({ ...aNewUser(), displayName: 'a'.repeat(201) })],
    ['an e-mail address of 321 characters', () => ({ ...aNewUser(), email: 'a'.repeat(321) })],
    ['a picture address of 2,049 characters', () => ({ ...aNewUser(), photoURL: 'a'.repeat(2_049) })],
    ['a time of creation of one’s own', () => ({ ...aNewUser(), createdAt: LONG_AGO })],
    ['a time of change of one’s own', () => ({ ...aNewUser(), updatedAt: LONG_AGO })],
    ['text as time of creation', () => ({ ...aNewUser(), createdAt: 'now' })],
  ])('refuses %s', async (_, fields) => {
    await expectAllowed(false, create(fields()));
  });

  test('allows every text at its full length', async () => {
    const fields = {
      displayName: 'a'.repeat(200),
      email: 'a'.repeat(320),
      photoURL: 'a'.repeat(2_048),
    };
    await expectAllowed(true, create({ ...aNewUser(), ...fields }));
  });
});

describe('changing a user document', () => {
  const change = (fields: object) =>
    updateDoc(doc(as('member'), 'users/member'), { updatedAt: serverTimestamp(), ...fields });

  test.each([
    { displayName: 'Renamed' },
    { email: 'new@example.com' },
    { photoURL: 'https://img.example.com/a' },
    {},
  ])('the person may change %o', async (fields) => {
    await expectAllowed(true, change(fields));
  });

  test.each(PEOPLE)('only the person: tried by a %s', async (person) => {
    const change = updateDoc(doc(as(person), 'users/member'), {
      displayName: 'Renamed',
      updatedAt: serverTimestamp(),
    });
    await expectAllowed(person === 'member', change);
  });

  test.each<[string, object]>([
    ['the time of creation', { createdAt: serverTimestamp() }],
    ['the time of change to another than now', { updatedAt: LONG_AGO }],
    ['a name to a number', { displayName: 7 }],
    ['a field that is not specified', { role: 'host' }],
  ])('refuses to change %s', async (_, fields) => {
    await expectAllowed(false, change(fields));
  });

  test('refuses a second change within a second', async () => {
    await expectAllowed(true, change({ displayName: 'Renamed' }));
    await expectAllowed(false, change({ displayName: 'Renamed again' }));
  });

  test('refuses to overwrite it completely, which would lose its creation time', async () => {
    await expectAllowed(false, setDoc(doc(as('member'), 'users/member'), aNewUser()));
  });

  test.each(PEOPLE)('nobody deletes one: tried by a %s', async (person) => {
    await expectAllowed(false, deleteDoc(doc(as(person), 'users/member')));
  });
});
