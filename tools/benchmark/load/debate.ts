import { aPerson, beat, comeIn, every, someWords, type Person } from './people.ts';
import { listenToBeats, listenToRoom } from './listen.ts';
import type { Notes } from './notes.ts';

const POST_EVERY_MS = 10_000;
const CHAT_EVERY_MS = 20_000;
const REACT_EVERY_MS = 15_000;
/** As the web client beats. */
const DEBATER_BEATS_MS = 10_000;
export const WATCHER_BEATS_MS = 60_000;

/** The longest steps there are, so that no clock ends the run. */
const STEPS = ['opening-for', 'opening-against', 'cross-examination', 'rebuttal-for', 'rebuttal-against'];
const LENGTHS = { preparation: 0, ...Object.fromEntries(STEPS.map((step) => [step, 7_200])) };

export type Debate = { roomId: string; debaters: [Person, Person]; audience: readonly Person[] };

/** A public Quick clash in its cross-examination, where both may speak; everybody in it listens. */
export async function aDebate(people: number, notes: Notes): Promise<Debate> {
  const debaters: [Person, Person] = [await aPerson('Ada', notes), await aPerson('Ben', notes)];
  const [ada, ben] = debaters;
  const { roomId = '' } = await ada.ask({
    type: 'create',
    motion: 'This house would measure before it speaks',
    formatId: 'quick-clash',
    side: 'for',
    visibility: 'public',
    strictness: 'standard',
    lengths: LENGTHS,
  });
  await ben.ask({ type: 'takeSeat', roomId, seatId: 'against-1' });
  for (const person of debaters) await person.ask({ type: 'ready', roomId });
  for (const person of debaters) await person.ask({ type: 'yield', roomId });
  const uids = debaters.map(({ uid }) => uid);
  for (const { database } of debaters) {
    await listenToRoom(database, roomId, notes);
    await listenToBeats(database, roomId, uids, notes);
  }
  const audience: Person[] = [];
  for (let index = debaters.length; index < people; index += 1) {
    const person = await aPerson(`Listener ${index}`, notes);
    await comeIn(person, roomId, notes);
    audience.push(person);
  }
  return { roomId, debaters, audience };
}

/** Everybody in a debate does what people do, until a moment. */
export async function debateUntil(
  untilMs: number,
  { roomId, debaters, audience }: Debate,
  notes: Notes,
): Promise<void> {
  let latest: string | undefined;
  const speak = every(POST_EVERY_MS, untilMs, 'a post', notes, async (turn) => {
    const text = someWords('Measured');
    notes.sent(roomId, text);
    const speaker = debaters[turn % 2 === 0 ? 0 : 1];
    latest = (await speaker.ask({ type: 'speak', roomId, text }))['messageId'];
  });
  const inTurn = (turn: number) => audience[turn % audience.length];
  const chat = every(CHAT_EVERY_MS, untilMs, 'a line of the backchannel', notes, async (turn) =>
    inTurn(turn)?.ask({ type: 'chat', roomId, text: someWords('Heard') }),
  );
  const react = every(REACT_EVERY_MS, untilMs, 'a reaction', notes, async (turn) => {
    if (latest === undefined) return;
    await inTurn(turn)?.ask({ type: 'react', roomId, messageId: latest, reaction: 'strongPoint' });
  });
  const beats = [
    ...debaters.map((person) => ({ person, everyMs: DEBATER_BEATS_MS })),
    ...audience.map((person) => ({ person, everyMs: WATCHER_BEATS_MS })),
  ].map(({ person, everyMs }) => every(everyMs, untilMs, 'a heartbeat', notes, () => beat(person, roomId)));
  await Promise.all([speak, chat, react, ...beats]);
}
