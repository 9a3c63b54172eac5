import { benchOf, isFinished, shareOf, type Room, type Side } from '@rostrum/domain';

/** One's own debates by state. */
export type MyDebates = { running: Room[]; open: Room[]; finished: Room[] };

/** Called-off debates left nothing, so they are in none of the lists. */
export function myDebates(rooms: readonly Room[]): MyDebates {
  const isRunning = ({ debate }: Room) =>
    debate.phase === 'live' || debate.phase === 'paused' || debate.phase === 'prep';
  return {
    running: rooms.filter(isRunning),
    open: rooms.filter((room) => !isRunning(room) && !isFinished(room.debate)),
    finished: rooms.filter(({ debate }) => debate.phase === 'debrief' || debate.phase === 'abandoned'),
  };
}

/** Where to continue: the current room, or otherwise a running debate of one's own. */
export function leadOf(active: Room | null, { running }: MyDebates): Room | null {
  if (active && !isFinished(active.debate)) return active;
  return running[0] ?? null;
}

/** A person's part in a finished debate; `share` is undefined if nobody spoke. */
export function partIn(room: Room, uid: string): { side: Side | undefined; share: number | undefined } {
  return { side: benchOf(room.debate, uid), share: shareOf(room.debate, uid) };
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** One sentence about the current state. */
export function standingWords({ running, open }: MyDebates): string {
  const parts = [
    running.length > 0 ? `${count(running.length, 'debate')} under way` : '',
    open.length > 0 ? `${count(open.length, 'room')} open` : '',
  ].filter(Boolean);
  const sentence = parts.join(', ');
  if (sentence === '') return 'Nothing of yours is under way. Start a debate, or take a seat in one.';
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1).toLowerCase()}.`;
}

function count(number: number, thing: string): string {
  return `${NUMBERS[number] ?? number} ${thing}${number === 1 ? '' : 's'}`;
}
