import type { RoomCommandInput } from '@rostrum/domain';
import { aCaller, allSay, lengthsOf, seat } from '../src/support/crowd.ts';
import { commandAs, openRoomAs, type Asker, type Caller } from '../src/support/server.ts';

export const MOTION = 'This house would replace school grades with written reports';
export const SPEECH =
  'A report tells a child what to do next. A number tells them where they stand, and then it tells them nothing at all. ' +
  'We ask for the first, in every subject, twice a year.';

type Wishes = Partial<Extract<RoomCommandInput, { type: 'create' }>>;

export function open(wishes: Wishes = {}) {
  return openRoomAs('ada', { motion: MOTION, side: 'for', visibility: 'public', ...wishes });
}

export async function full(wishes: Wishes = {}): Promise<string> {
  const { roomId } = await open(wishes);
  await seat(roomId, { 'against-1': 'ben' });
  return roomId;
}

/** A debate of teams in its first step, Ada's; the others of the benches have no browser. */
export async function benches(
  formatId: string,
  others: Record<string, string>,
  seconds: number,
): Promise<string> {
  const lengths = seconds > 0 ? lengthsOf(formatId, seconds) : { preparation: 0 };
  const { roomId } = await open({ formatId, lengths });
  const seats: [string, Caller][] = [];
  for (const [seatId, name] of Object.entries(others)) seats.push([seatId, await aCaller(name)]);
  await seat(roomId, { 'against-1': 'ben', ...Object.fromEntries(seats) });
  await allSay(['ada', 'ben', ...seats.map(([, one]) => one)], 'ready', roomId);
  return roomId;
}

/** A debate in its cross-examination, with words of both sides and a held message of Ada's. */
export async function spoken(): Promise<string> {
  const roomId = await full({ lengths: { preparation: 0, 'cross-examination': 1_200 } });
  const say = (person: Asker, text: string) => commandAs(person, { type: 'speak', roomId, text });
  await allSay(['ada', 'ben'], 'ready', roomId);
  await say('ada', SPEECH);
  await allSay(['ada'], 'yield', roomId);
  await say('ben', 'Grades are quick to read and hard to flatter. Thirty reports a term are neither.');
  await say('ben', 'Who reads them? Parents look for the sentence that says pass or fail.');
  await allSay(['ben'], 'yield', roomId);
  await say('ada', 'Would you rather read thirty numbers?');
  await say('ben', 'Yes. Then I know whom to ask.');
  await say('ada', 'So the number starts the talk, and you are an idiot if you end it there.');
  return roomId;
}
