import { FAIR_SCENES } from './fair-scenes.ts';
import { benches, full, MOTION, open, SPEECH, spoken } from './scene-rooms.ts';
import { memberPath, roomPath, type Ballot, type Choice } from '@rostrum/domain';
import { aCaller, allSay, keepOpen, lengthsOf, seat, skipSeconds } from '../src/support/crowd.ts';
import { commandAs, database, openRoomAs, storedRoom, uidOf, type Caller } from '../src/support/server.ts';

const TWO_DAYS_MS = 172_800_000;

/** Every photographed room, by its state. Ada opens it and speaks For, Ben Against, unless noted. */
export const SCENES = {
  waiting: async () => (await open()).roomId,
  locked: async () => (await openRoomAs('dara', { motion: MOTION, visibility: 'private' })).roomId,
  scheduled: async () => (await open({ opensAtMs: Date.now() + TWO_DAYS_MS })).roomId,
  ready: () => full(),
  prepared: async () => {
    const roomId = await full();
    await allSay(['ada', 'ben'], 'ready', roomId);
    return roomId;
  },
  coin: async () => {
    const roomId = await benches('public-forum', { 'for-2': 'Gina Holm', 'against-2': 'Hugo Brandt' }, 0);
    await keepOpen(roomId, 'endsAtMs');
    return roomId;
  },
  live: () => spoken(),
  words: () => words(),
  questioned: () => questioned(),
  appealed: () => appealed(),
  cooling: async () => {
    const roomId = await spoken();
    await keepOpen(roomId, 'floor.coolUntilMs');
    return roomId;
  },
  aiPaused: async () => {
    const roomId = await spoken();
    await commandAs('ada', { type: 'pauseModerator', roomId });
    return roomId;
  },
  stopped: () => stopped(),
  prepBank: async () => {
    const { roomId } = await open({ formatId: 'lincoln-douglas' });
    await seat(roomId, { 'against-1': 'ben' });
    await allSay(['ada', 'ben'], 'ready', roomId);
    await commandAs('ada', { type: 'takePrep', roomId });
    await keepOpen(roomId, 'endsAtMs');
    return roomId;
  },
  poiOffered: () => offeredPoint(),
  poiTaken: async () => {
    const roomId = await offeredPoint();
    await commandAs('ada', { type: 'acceptPoi', roomId });
    await keepOpen(roomId, 'floor.poi.endsAtMs');
    return roomId;
  },
  hands: () => handsUp(),
  vote: async () => (await oxford()).roomId,
  swing: () => swing(),
  correspondence: async () => {
    const roomId = await full({ pace: 'correspondence' });
    await allSay(['ada', 'ben'], 'ready', roomId);
    await commandAs('ada', { type: 'speak', roomId, text: SPEECH });
    return roomId;
  },
  paused: async () => {
    const roomId = await spoken();
    await commandAs('ada', { type: 'pause', roomId });
    return roomId;
  },
  absent: () => withoutBen(),
  absentLong: () => longWithoutBen(),
  substitute: async () => {
    const roomId = await longWithoutBen();
    await commandAs('ada', { type: 'substitute', roomId });
    return roomId;
  },
  endAsked: async () => {
    const roomId = await spoken();
    await commandAs('ben', { type: 'proposeEnd', roomId });
    await keepOpen(roomId, 'asked.lapsesAtMs');
    return roomId;
  },
  over: async () => {
    const roomId = await spoken();
    await allSay(['ada', 'ben', 'ada', 'ben'], 'yield', roomId);
    return roomId;
  },
  freeSeat: async () => {
    const roomId = await spoken();
    await commandAs('ben', { type: 'leave', roomId });
    return roomId;
  },
  abandoned: async () => {
    const roomId = await spoken();
    await allSay(['ben', 'ada'], 'leave', roomId);
    return roomId;
  },
  cancelled: async () => {
    const { roomId } = await open();
    await commandAs('ada', { type: 'cancel', roomId });
    return roomId;
  },
  ...FAIR_SCENES,
} satisfies Record<string, () => Promise<string>>;
export type SceneName = keyof typeof SCENES;

/** Two attacks of Ben's that he appealed: the house restores one, one waits; one type is silenced by the host. */
async function questioned(): Promise<string> {
  const roomId = await spoken();
  const interventionId = await appealedAttack(roomId, 'You are a fool if you believe that.');
  const house = await aCaller('Gale Storm', { moderator: true, secondFactor: true });
  const reason = 'He quotes the minister, word for word.';
  await commandAs(house, { type: 'decideAppeal', roomId, interventionId, verdict: 'overturned', reason });
  await appealedAttack(roomId, 'That is what an idiot like you would say.');
  await commandAs('ada', { type: 'silenceType', roomId, act: 'evidence' });
  return roomId;
}

/** Cleo has taken the chair and has no seat, so an appeal of Ben's waits for her. */
async function appealed(): Promise<string> {
  const roomId = await spoken();
  await commandAs('cleo', { type: 'enter', roomId });
  await commandAs('ada', { type: 'handOver', roomId, uid: uidOf('cleo') });
  await commandAs('cleo', { type: 'agree', roomId });
  await appealedAttack(roomId, 'You are a fool if you believe that.');
  return roomId;
}

async function appealedAttack(roomId: string, text: string): Promise<string> {
  const { messageId = '' } = await commandAs('ben', { type: 'speak', roomId, text });
  const interventionId = `personAttack-${messageId}`;
  const reason = 'I quoted the minister, and said so in my opening. It was not meant for anybody here.';
  await commandAs('ben', { type: 'appeal', roomId, interventionId, reason });
  return interventionId;
}

/** Ben's threat is hidden, and the debate is paused until Ada has reviewed it. */
async function stopped(): Promise<string> {
  const roomId = await spoken();
  await commandAs('ben', { type: 'speak', roomId, text: 'I will find you tonight and kill you.' });
  return roomId;
}

/** Edited, answered, quoted and flagged words, and people writing in the backchannel. */
async function words(): Promise<string> {
  const roomId = await spoken();
  const gina = await aCaller('Gina Holm');
  for (const person of [gina, 'cleo'] as const) await commandAs(person, { type: 'enter', roomId });
  const text = 'A report of a page takes a teacher ten minutes.';
  const { messageId = '' } = await commandAs('ada', { type: 'speak', roomId, text });
  await commandAs('ada', { type: 'edit', roomId, messageId, text: `${text} Thirty take five hours.` });
  await commandAs('ben', {
    type: 'speak',
    roomId,
    text: 'Five hours in which nobody prepares a lesson.',
    quotes: messageId,
  });
  for (const [person, reaction] of [
    ['ben', 'sourcePlease'],
    [gina, 'strongPoint'],
    ['cleo', 'strongPoint'],
  ] as const)
    await commandAs(person, { type: 'react', roomId, messageId, reaction });
  await commandAs('ben', { type: 'flag', roomId, messageId, reason: 'offTopic' });
  await commandAs(gina, { type: 'flag', roomId, messageId, reason: 'spam' });
  for (const [person, line] of [
    [gina, 'My school does both, and nobody reads either.'],
    ['ben', 'Which one is that?'],
    ['cleo', 'Ours stopped grading in 2019. It took three years until anybody trusted the reports.'],
    [gina, 'That would be worth a debate of its own.'],
    ['cleo', 'Then open one.'],
    [gina, 'I might.'],
  ] as const)
    await commandAs(person, { type: 'chat', roomId, text: line });
  return roomId;
}

async function offeredPoint(): Promise<string> {
  const others = {
    'for-2': 'Gina Holm',
    'for-3': 'Hugo Brandt',
    'against-2': 'Ivo Reis',
    'against-3': 'Jon Ek',
  };
  const roomId = await benches('world-schools', others, 600);
  await commandAs('ada', { type: 'speak', roomId, text: SPEECH });
  await skipSeconds(roomId, 90);
  await commandAs('ben', { type: 'offerPoi', roomId });
  await keepOpen(roomId, 'floor.poi.endsAtMs');
  return roomId;
}

async function handsUp(): Promise<string> {
  const { roomId } = await open({ formatId: 'open-floor', lengths: lengthsOf('open-floor', 600) });
  await seat(roomId, { 'against-1': 'ben' });
  await allSay(['ada', 'ben'], 'ready', roomId);
  for (const name of ['Gina Holm', 'Hugo Brandt', 'Ivo Reis']) {
    const person = await aCaller(name);
    await commandAs(person, { type: 'enter', roomId });
    await commandAs(person, { type: 'raiseHand', roomId });
  }
  return roomId;
}

const NAMES = ['Ivo Reis', 'Jon Ek', 'Kim Lund', 'Lea Mori', 'Max Ohm', 'Noa Pirs'].flatMap((name) =>
  ['', ' II', ' III', ' IV'].map((which) => `${name}${which}`),
);
/** As many for each answer, so that every count can be told. */
const THIRDS = NAMES.map((_, index) => (['for', 'against', 'undecided'] as const)[index % 3] ?? 'undecided');

/** An Oxford debate in the vote before it; some of its audience have voted. */
async function oxford(): Promise<{ roomId: string; audience: Caller[] }> {
  const others = { 'for-2': 'Gina Holm', 'against-2': 'Hugo Brandt' };
  const roomId = await benches('oxford', others, 600);
  const audience: Caller[] = [];
  for (const name of NAMES) audience.push(await aCaller(name));
  await everybodyVotes(roomId, audience, 'before', THIRDS);
  return { roomId, audience };
}

async function swing(): Promise<string> {
  const { roomId, audience } = await oxford();
  for (;;) {
    const { debate } = await storedRoom(roomId);
    if ('floor' in debate && debate.floor.stepIndex === debate.format.steps.length - 1) break;
    await commandAs('ada', { type: 'nextStep', roomId });
  }
  const moved = THIRDS.map((choice, index) => (choice === 'undecided' && index < 9 ? 'for' : choice));
  await everybodyVotes(roomId, audience, 'after', moved);
  await commandAs('ada', { type: 'nextStep', roomId });
  return roomId;
}

async function everybodyVotes(
  roomId: string,
  audience: readonly Caller[],
  ballot: Ballot,
  choices: readonly Choice[],
): Promise<void> {
  for (const [index, one] of audience.entries()) {
    await commandAs(one, { type: 'enter', roomId });
    await commandAs(one, { type: 'vote', roomId, ballot, choice: choices[index] ?? 'undecided' });
  }
}

/** Ben has lost connection a minute ago. */
async function withoutBen(): Promise<string> {
  const roomId = await spoken();
  const ben = uidOf('ben');
  await database()
    .doc(memberPath(roomId, ben))
    .update({ lastSeenAtMs: Date.now() - 60_000 });
  await commandAs('ada', { type: 'reportMissing', roomId, uid: ben });
  return roomId;
}

/** He has been waited for, and the others may choose. */
async function longWithoutBen(): Promise<string> {
  const roomId = await withoutBen();
  await database()
    .doc(roomPath(roomId))
    .update({ 'debate.choiceFromMs': Date.now() - 1_000 });
  return roomId;
}
