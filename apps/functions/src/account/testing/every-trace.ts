import {
  captionPath,
  documentSchemaAt,
  heldNamesPath,
  heldPhotosPath,
  hiddenWordsPath,
  identityRecordPath,
  interventionsPath,
  NEW_REACH,
  reachPath,
  seekerPath,
  type CaptionDocument,
  type HiddenWords,
  type IdentityRecord,
  type Reach,
  type Seeker,
} from '@rostrum/domain';
import { emulatedDatabase } from '../../testing/emulator.ts';
import { testBucket, type Life } from './a-life.ts';

/** Adds to a life the traces that need a rare moment: each has the mark in it. */
export async function leaveEveryTrace({ gina, mark, debateId, judgedId }: Life): Promise<void> {
  const { uid } = gina;
  const name = `Gina Holm ${mark}`;
  const room = `rooms/${debateId}`;
  const [identity, reach, caption, hidden, seeker]: [
    IdentityRecord,
    Reach,
    CaptionDocument,
    HiddenWords,
    Seeker,
  ] = [
    { name, photoURL: '', email: gina.email, updatedAtMs: 1, isBanned: false, passwordChangedAtMs: null },
    { ...NEW_REACH, refused: { address: `${mark}@example.org`, atMs: 1 } },
    { uid, text: `I was saying ${mark}`, stepIndex: 0, atMs: 1, writes: 1 },
    { authorId: uid, by: 'host', text: `Hidden ${mark}`, edits: [] },
    {
      uid,
      wish: {
        language: null,
        pace: null,
        formatId: null,
        motions: [{ motion: `Wish of ${mark}` }],
        takesOffered: true,
      },
      state: 'waiting',
      sinceMs: 1,
      beatAtMs: 1,
      roomId: null,
      wasMissed: false,
    },
  ];
  const [line] = (await emulatedDatabase().collection(`${room}/backchannel`).limit(1).get()).docs;
  if (!line) throw new Error('Nobody wrote in the backchannel');
  await Promise.all([
    put(identityRecordPath(uid), identity),
    put(heldNamesPath(uid), { names: [`formerly ${mark}`] }),
    put(reachPath(uid), reach),
    put(captionPath(debateId, uid), caption),
    put(hiddenWordsPath(line.ref.path), hidden),
    put(seekerPath(uid), seeker),
    nameInAnAct(judgedId, name),
    testBucket()
      .file(`${heldPhotosPath(uid)}/a-photo.webp`)
      .save(`Bytes of ${mark}`),
  ]);
}

/** The moderator has asked her something in front of everybody, by her name. */
async function nameInAnAct(roomId: string, name: string): Promise<void> {
  await put(`${interventionsPath(roomId)}/named`, {
    act: 'unanswered',
    to: 'all',
    says: `${name}, will you reply to “Turnout”?`,
    rule: null,
    messageId: null,
    side: null,
    quote: null,
    spans: [],
    why: [{ label: 'Asked', value: name }],
    engine: 'embedded',
    policyVersion: 1,
    atMs: 1,
  });
}

/** Stores only what its schema takes, as the product would. */
async function put(path: string, fields: object): Promise<void> {
  documentSchemaAt(path)?.parse(fields);
  await emulatedDatabase().doc(path).set(fields);
}
