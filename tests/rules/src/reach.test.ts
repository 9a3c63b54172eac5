import { deliveriesPath, deliveryPath, devicePath, devicesPath, NEW_REACH, reachPath } from '@rostrum/domain';
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
import { describe, test } from 'vitest';
import { as, expectAllowed, givenDocuments } from './support/environment.ts';
import { PEOPLE } from './support/people.ts';

const DEVICE = {
  endpoint: 'https://push.example/abc',
  p256dh: 'key',
  auth: 'secret',
  serverKey: 'server',
  called: 'Firefox',
  atMs: 1,
};
const DELIVERY = { noticeId: 'n1', over: 'email', noticeAtMs: 1, state: 'sent', atMs: 1 };
givenDocuments({
  [reachPath('member')]: { ...NEW_REACH, language: 'de' },
  [devicePath('member', 'phone')]: DEVICE,
  [deliveryPath('member', 'd1')]: DELIVERY,
});

describe.each(PEOPLE)('how to reach a member, tried by a %s', (person) => {
  const isOwn = person === 'member';

  test('their choices are read by them alone', async () => {
    await expectAllowed(isOwn, getDoc(doc(as(person), reachPath('member'))));
  });

  test('so are their browsers, ten at most', async () => {
    await expectAllowed(isOwn, getDoc(doc(as(person), devicePath('member', 'phone'))));
    const devices = collection(as(person), devicesPath('member'));
    await expectAllowed(isOwn, getDocs(query(devices, limit(10))));
    await expectAllowed(false, getDocs(query(devices, limit(11))));
    await expectAllowed(false, getDocs(devices));
  });

  test('deliveries are read by nobody', async () => {
    await expectAllowed(false, getDoc(doc(as(person), deliveryPath('member', 'd1'))));
    await expectAllowed(false, getDocs(query(collection(as(person), deliveriesPath('member')), limit(1))));
  });

  test('all of it is written by the server alone', async () => {
    const written = {
      [reachPath('member')]: { ...NEW_REACH, language: 'es' },
      [devicePath('member', 'new')]: DEVICE,
    };
    for (const [path, fields] of Object.entries({ ...written, [deliveryPath('member', 'd2')]: DELIVERY }))
      await expectAllowed(false, setDoc(doc(as(person), path), fields));
    await expectAllowed(false, updateDoc(doc(as(person), reachPath('member')), { language: 'es' }));
    for (const path of [reachPath('member'), devicePath('member', 'phone'), deliveryPath('member', 'd1')])
      await expectAllowed(false, deleteDoc(doc(as(person), path)));
  });
});
