import { allSay, keepOpen, lengthsOf, seat } from '../src/support/crowd.ts';
import { askAs, commandAs, openRoomAs, storedRoom, uidOf } from '../src/support/server.ts';
import { benches, full, open, SPEECH, spoken } from './scene-rooms.ts';

const MARKED = `Three things speak for reports, and *one* is enough:

- they name **what a child can do**, not where it stands;
- they are read by parents, as [this survey](https://example.org/reports/2024) found;
- they cannot be added up.

> A mark is a verdict; a report is a letter.

The figures are at https://example.org/a/rather/long/path/to/a/table-of-figures-by-country-and-year.html.`;

/** Ada opens these rooms and speaks For, Ben Against: what one person asks of another, and how it ends. */
export const FAIR_SCENES = {
  nextAsked: () => askedFor({ type: 'nextStep' }),
  moreAsked: () => askedFor({ type: 'extend' }),
  pauseAsked: async () => {
    const roomId = await spoken();
    await askAs('ada', { type: 'pause', roomId });
    await askAs('ada', { type: 'extend', roomId });
    await keepOpen(roomId, 'asked.lapsesAtMs');
    return roomId;
  },
  aiAsked: () => askedFor({ type: 'pauseModerator' }),
  endAskedByHost: () => askedFor({ type: 'end' }),
  chairOffered: async () => {
    const roomId = await spoken();
    await commandAs('cleo', { type: 'enter', roomId });
    await askAs('ada', { type: 'handOver', roomId, uid: uidOf('cleo') });
    await keepOpen(roomId, 'asked.lapsesAtMs');
    return roomId;
  },
  nextRefused: async () => {
    const roomId = await askedFor({ type: 'nextStep' });
    await commandAs('ben', { type: 'decline', roomId });
    return roomId;
  },
  restatesFirst: () => full({ steelmanGate: true }),
  restating: () => restating(),
  restated: async () => {
    const roomId = await restated();
    await keepOpen(roomId, 'floor.restatement.lapsesAtMs');
    return roomId;
  },
  notWhatISaid: async () => {
    const roomId = await restated();
    await commandAs('ben', { type: 'answerRestatement', roomId, answer: 'unfair' });
    return roomId;
  },
  fairlyRestated: async () => {
    const roomId = await restated();
    await commandAs('ben', { type: 'answerRestatement', roomId, answer: 'fair' });
    return roomId;
  },
  rematchAsked: async () => {
    const roomId = await finished();
    await commandAs('ada', { type: 'askRematch', roomId, other: null });
    return roomId;
  },
  otherAsked: async () => {
    const roomId = await finished();
    const motion = 'This house would let every school choose between marks and reports';
    await commandAs('ada', { type: 'askRematch', roomId, other: { motion } });
    return roomId;
  },
  rematchDeclined: () => answered('no'),
  rematchTaken: () => answered('yes'),
  distress: () => distress({}),
  distressTold: () => distress({ safeguarding: 'host' }),
  marked: async () => {
    const roomId = await spoken();
    await commandAs('ada', { type: 'speak', roomId, text: MARKED });
    return roomId;
  },
  german: () =>
    spokenIn('de', [
      'Ein Zeugnis sagt einem Kind, was es als Nächstes tun kann. Eine Note sagt nur, wo es steht.',
      'Studien zeigen, dass neunzig Prozent aller Kinder ohne Noten besser lernen.',
      'Ben, du bist ein verdammter Idiot und hast keine Ahnung.',
    ]),
  spanish: () =>
    spokenIn('es', [
      'Un informe le dice a un niño qué puede hacer después. Una nota solo le dice dónde está.',
      'Todos los estudios demuestran que el noventa por ciento aprende mejor sin notas.',
      'Ben, eres un maldito idiota.',
    ]),
  lateToVote: async () => {
    const others = { 'for-2': 'Gina Holm', 'against-2': 'Hugo Brandt' };
    const roomId = await benches('oxford', others, 600);
    for (;;) {
      const { debate } = await storedRoom(roomId);
      if ('floor' in debate && debate.floor.stepIndex === debate.format.steps.length - 1) break;
      await commandAs('ada', { type: 'nextStep', roomId });
    }
    return roomId;
  },
  /** It loses what its screen shows. Private, so that a removed person sees nothing more. */
  private: async () => {
    const { roomId, code } = await open({ visibility: 'private', lengths: { preparation: 0 } });
    await commandAs('ben', { type: 'joinByCode', code });
    await seat(roomId, { 'against-1': 'ben' });
    await commandAs('cleo', { type: 'joinByCode', code });
    await allSay(['ada', 'ben'], 'ready', roomId);
    return roomId;
  },
};

async function askedFor(command: {
  type: 'nextStep' | 'extend' | 'end' | 'pauseModerator';
}): Promise<string> {
  const roomId = await spoken();
  await askAs('ada', { ...command, roomId });
  await keepOpen(roomId, 'asked.lapsesAtMs');
  return roomId;
}

/** Rebuttal For, in which Ada has to restate Ben before she replies. */
async function restating(): Promise<string> {
  const lengths = { preparation: 0, 'rebuttal-for': 1_200, 'rebuttal-against': 1_200 };
  const roomId = await full({ steelmanGate: true, lengths });
  await allSay(['ada', 'ben'], 'ready', roomId);
  await commandAs('ada', { type: 'speak', roomId, text: SPEECH });
  await commandAs('ada', { type: 'nextStep', roomId });
  await commandAs('ben', {
    type: 'speak',
    roomId,
    text: 'Grades are quick to read and hard to flatter. Thirty reports a term are neither.',
  });
  for (let step = 0; step < 2; step += 1) await commandAs('ada', { type: 'nextStep', roomId });
  return roomId;
}

async function restated(): Promise<string> {
  const roomId = await restating();
  await commandAs('ada', {
    type: 'speak',
    roomId,
    text: 'You want every child measured, whatever it costs them.',
  });
  return roomId;
}

async function finished(): Promise<string> {
  const roomId = await spoken();
  await allSay(['ada', 'ben', 'ada', 'ben'], 'yield', roomId);
  return roomId;
}

async function answered(answer: 'yes' | 'no'): Promise<string> {
  const roomId = await finished();
  await commandAs('ada', { type: 'askRematch', roomId, other: null });
  const askedAtMs = (await storedRoom(roomId)).rematch?.atMs ?? 0;
  await commandAs('ben', { type: 'answerRematch', roomId, askedAtMs, answer });
  return roomId;
}

async function distress(wishes: { safeguarding?: 'host' }): Promise<string> {
  const roomId = await full({ lengths: lengthsOf('quick-clash', 1_200), ...wishes });
  await allSay(['ada', 'ben'], 'ready', roomId);
  await commandAs('ada', { type: 'speak', roomId, text: SPEECH });
  await commandAs('ada', { type: 'yield', roomId });
  await commandAs('ben', { type: 'speak', roomId, text: 'Reports are fine, but I want to die.' });
  return roomId;
}

/** Ada speaks in a language of its room; her last words are held. */
async function spokenIn(language: 'de' | 'es', texts: readonly string[]): Promise<string> {
  const motion = {
    de: 'Dieses Haus würde Schulnoten durch schriftliche Berichte ersetzen',
    es: 'Esta casa sustituiría las notas escolares por informes escritos',
  }[language];
  const lengths = lengthsOf('quick-clash', 1_200);
  const { roomId } = await openRoomAs('ada', {
    motion,
    side: 'for',
    visibility: 'public',
    language,
    lengths,
  });
  await seat(roomId, { 'against-1': 'ben' });
  await allSay(['ada', 'ben'], 'ready', roomId);
  for (const text of texts) await commandAs('ada', { type: 'speak', roomId, text });
  return roomId;
}
