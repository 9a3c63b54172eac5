import { randomUUID } from 'node:crypto';
import {
  deliveryPath,
  devicePath,
  draftPath,
  messagesPath,
  userPath,
  type Delivery,
  type DeviceDocument,
} from '@rostrum/domain';
import { getStorage } from 'firebase-admin/storage';
import { FieldValue } from 'firebase-admin/firestore';
import { aPerson, emulatedDatabase, setting, type TestPerson } from '../../testing/emulator.ts';
import { askPictures } from '../../pictures/testing/ask-pictures.ts';
import { aPicture } from '../../pictures/testing/pictures.ts';
import { aMember, askHouse, decisionOf, reportOf } from '../../testing/house.ts';
import { asks } from '../../testing/people.ts';
import { liveDebate, openRoom } from '../../testing/rooms.ts';
import { askTopics, publishedBy } from '../../testing/topics.ts';
import { aClerkPerson } from './a-clerk-person.ts';

export function testBucket() {
  return getStorage().bucket(`${setting('GCLOUD_PROJECT')}.appspot.com`);
}

/** A person who has used every feature here, among others who stay. */
export type Life = Awaited<ReturnType<typeof aLife>>;

export async function aLife() {
  const mark = randomUUID().slice(0, 8);
  const gina = await aClerkPerson(`Gina Holm ${mark}`);
  const [ben, cleo, dara] = await Promise.all(
    ['Ben Okafor', 'Cleo Marsh', 'Dara Novak'].map((name) => aPerson(name)),
  );
  if (!ben || !cleo || !dara) throw new Error('Nobody stays');
  const username = `gina_${mark}`;
  await introduce(gina, username);
  await beReached(gina, mark);
  const debateId = await debateOf(gina, ben, mark);
  const watchedId = await watch(gina, ben, cleo);
  const { roomId: lobbyId } = await openRoom(gina);
  const topics = await writeTopics(gina, ben);
  await meet(gina, ben, cleo, dara);
  await leaveMarks(gina, ben, mark, watchedId);
  const judged = await meetTheHouse(gina, ben, dara, mark);
  return { gina, ben, cleo, dara, mark, username, debateId, watchedId, lobbyId, ...topics, ...judged };
}

async function introduce(gina: TestPerson & { email: string }, username: string): Promise<void> {
  const db = emulatedDatabase();
  const now = FieldValue.serverTimestamp();
  const { uid, email } = gina;
  await db
    .doc(userPath(uid))
    .set({ displayName: 'Gina', email, photoURL: '', createdAt: now, updatedAt: now });
  await asks(gina, { type: 'saveProfile', username, bio: 'I ask for evidence.', interests: ['law'] });
  await asks(gina, { type: 'acceptRules' });
  const bytes = (await aPicture(100)).toString('base64');
  await askPictures(gina, { type: 'setPhoto', bytes });
  await askPictures(gina, { type: 'keepScreenshot', bytes });
  await db.doc(`progress/${uid}/lessons/claims`).set({ version: 1 });
}

/** She has quiet hours, and one browser that takes push messages; a notice has gone there. */
async function beReached(gina: TestPerson, mark: string): Promise<void> {
  const db = emulatedDatabase();
  await asks(gina, { type: 'saveReach', quiet: { fromHour: 22, toHour: 7 }, timeZone: 'Europe/Zurich' });
  const device: DeviceDocument = {
    endpoint: `https://push.example.org/${mark}`,
    p256dh: 'a-public-key',
    auth: 'a-secret',
    serverKey: 'our-key',
    called: `Firefox of ${mark}`,
    atMs: 1,
  };
  const delivery: Delivery = {
    noticeId: 'some-notice',
    over: 'her-browser',
    noticeAtMs: 1,
    state: 'sent',
    atMs: 2,
  };
  await db.doc(devicePath(gina.uid, 'her-browser')).set(device);
  await db.doc(deliveryPath(gina.uid, 'some-notice-1-her-browser')).set(delivery);
}

/** A live debate that she hosts, with words of hers that were shown, quoted, and held. */
async function debateOf(gina: TestPerson, ben: TestPerson, mark: string): Promise<string> {
  const roomId = await liveDebate([gina, ben]);
  const said = await gina.ask({ type: 'speak', roomId, text: 'Turnout is a public good.' });
  const messageId = said.result?.value?.['messageId'] ?? '';
  await gina.ask({ type: 'speak', roomId, text: 'Only a fool like you would deny it.' });
  await ben.ask({ type: 'react', roomId, messageId, reaction: 'strongPoint' });
  const floor = emulatedDatabase().collection(messagesPath(roomId));
  const shown = await floor.doc(messageId).get();
  const answer = {
    ...shown.data(),
    createdAtMs: Number(shown.get('createdAtMs')) + 1,
    authorId: ben.uid,
    authorName: 'Ben Okafor',
  };
  const quote = { messageId, authorName: shown.get('authorName'), text: 'Turnout' };
  await floor.doc('answer').set({ ...answer, quote, text: 'So is silence.' });
  await gina.ask({ type: 'react', roomId, messageId: 'answer', reaction: 'sourcePlease' });
  await gina.ask({ type: 'flag', roomId, messageId: 'answer', reason: 'other' });
  await gina.ask({ type: 'chat', roomId, text: 'Good to be here.' });
  await emulatedDatabase()
    .doc(draftPath(roomId, gina.uid))
    .set({
      uid: gina.uid,
      commandId: 'draft-of-gina',
      text: `And so is ${mark}`,
      replaces: null,
      quotes: null,
      goesOut: true,
      keptAt: FieldValue.serverTimestamp(),
    });
  return roomId;
}

/** A debate of other people, in which she voted and called an act unfair. */
async function watch(gina: TestPerson, ben: TestPerson, cleo: TestPerson): Promise<string> {
  const roomId = await liveDebate([ben, cleo], {}, async (id) => {
    await gina.ask({ type: 'enter', roomId: id });
    await gina.ask({ type: 'vote', roomId: id, ballot: 'before', choice: 'for' });
  });
  const unfair = emulatedDatabase().doc(`rooms/${roomId}/interventions/some-act/unfair/${gina.uid}`);
  await unfair.set({ uid: gina.uid, side: null, atMs: 1 });
  return roomId;
}

async function writeTopics(gina: TestPerson, ben: TestPerson) {
  const [herTopicId, hisTopicId] = [await publishedBy(gina), await publishedBy(ben)];
  await askTopics(ben, { type: 'vote', topicId: herTopicId, vote: 'up' });
  await askTopics(gina, { type: 'vote', topicId: hisTopicId, vote: 'down' });
  return { herTopicId, hisTopicId };
}

async function meet(gina: TestPerson, ben: TestPerson, cleo: TestPerson, dara: TestPerson): Promise<void> {
  const { roomId } = await openRoom(ben);
  await asks(ben, { type: 'invite', uid: gina.uid, roomId });
  const { roomId: hers } = await openRoom(gina);
  await asks(gina, { type: 'invite', uid: ben.uid, roomId: hers });
  await asks(gina, { type: 'follow', uid: ben.uid });
  await asks(ben, { type: 'follow', uid: gina.uid });
  await asks(gina, { type: 'block', uid: dara.uid });
  await asks(cleo, { type: 'block', uid: gina.uid });
}

/** She reports a person to the house. The house hides quoted words of hers, and her appeal is pending. */
async function meetTheHouse(gina: TestPerson, ben: TestPerson, dara: TestPerson, mark: string) {
  const moderator = await aMember('Mo Reyes');
  await askHouse(gina, reportOf({ kind: 'person', uid: dara.uid }, { text: 'Sells ties to everybody.' }));
  const person = { kind: 'person', uid: gina.uid } as const;
  await askHouse(dara, reportOf(person, { text: 'Tells on people.' }));
  const nothing = { acts: [], ground: null, explanation: 'She may.' };
  await askHouse(moderator, decisionOf(person, nothing));
  const judgedId = await liveDebate([gina, ben]);
  const said = await gina.ask({ type: 'speak', roomId: judgedId, text: `We should close harbour ${mark}.` });
  const messageId = said.result?.value?.['messageId'] ?? '';
  await gina.ask({ type: 'speak', roomId: judgedId, text: 'As I said.', quotes: messageId });
  const subject = { kind: 'message', roomId: judgedId, messageId } as const;
  await askHouse(ben, reportOf(subject));
  const hide = decisionOf(subject, { acts: [{ act: 'hideMessage' }] });
  const decisionId = (await askHouse(moderator, hide)).result?.value?.['decisionId'] ?? '';
  const reason = `Harbour ${mark} is a place.`;
  const appealed = await askHouse(gina, { type: 'appeal', decisionId, reason });
  const appealId = appealed.result?.value?.['appealId'] ?? '';
  return { judgedId, subject, decisionId, appealId };
}

/** Her traces in finished debates: given and received marks, feedback, a correction, and a note to the makers. */
async function leaveMarks(gina: TestPerson, ben: TestPerson, mark: string, roomId: string): Promise<void> {
  const db = emulatedDatabase();
  const room = `rooms/${roomId}`;
  const byName = `Gina Holm ${mark}`;
  await Promise.all([
    db.doc(`${room}/ballots/${gina.uid}~${ben.uid}`).set({ by: gina.uid, about: ben.uid, note: mark }),
    db.doc(`${room}/ballots/${ben.uid}~${gina.uid}`).set({ by: ben.uid, about: gina.uid, note: '' }),
    db.doc(`${room}/received/his`).set({ about: ben.uid, by: gina.uid, byName, note: '' }),
    db.doc(`${room}/received/hers`).set({ about: gina.uid, by: ben.uid, byName: 'Ben Okafor', note: mark }),
    db.doc(`${room}/judgeBallots/${gina.uid}`).set({ by: gina.uid, atMs: 1, ballot: { reason: mark } }),
    db.doc(`${room}/feedback/${gina.uid}`).set({ uid: gina.uid, mean: 3 }),
    db.doc(`${room}/corrections/one`).set({ by: gina.uid, from: 'a', to: 'b', relation: null, atMs: 1 }),
    db.doc(`${room}/care/care-${gina.uid}`).set({ about: gina.uid, to: gina.uid, says: mark }),
    db.doc(`${room}/care/care-${gina.uid}-host`).set({ about: gina.uid, to: ben.uid, says: byName }),
    db.doc(`${room}/care/care-${ben.uid}-host`).set({ about: ben.uid, to: gina.uid, says: 'Ben is low.' }),
    db.doc(`suggestions/${mark}`).set({ by: gina.uid, text: mark, atMs: 1 }),
  ]);
}
