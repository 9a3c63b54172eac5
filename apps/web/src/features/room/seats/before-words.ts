import { freeSeats, isTeamOf, seatTakenBy, type DebateState, type Room, openingText } from '@rostrum/domain';
import { SIDE_NAMES } from '../session/index.ts';

/** A phase in which the floor shows the seats, because nobody may speak yet. */
export type Before = Extract<DebateState['phase'], 'lobby' | 'readyCheck' | 'coinFlip' | 'prep'>;

export function isBefore(phase: DebateState['phase']): phase is Before {
  return phase in WORDS;
}

/** The text above the seats: the debate's state, and this person's next action. */
export function beforeWords(
  phase: Before,
  room: Room,
  uid: string,
  nowMs: number,
): { title: string; text: string } {
  return WORDS[phase](room, uid, nowMs);
}

type DescribePhase = (room: Room, uid: string, nowMs: number) => { title: string; text: string };

const WORDS: Record<Before, DescribePhase> = {
  lobby: lobbyWords,
  readyCheck: (room, uid) => ({
    title: seatTakenBy(room.debate, uid)
      ? 'Are you ready?'
      : `${bothOrAll(room, 'Both', 'All')} seats are taken`,
    text: `When ${bothOrAll(room, 'both', 'all')} are ready, ${nextWords(room)}.`,
  }),
  coinFlip: coinWords,
  prep: (room, uid) => ({
    title: 'Preparation',
    text: seatTakenBy(room.debate, uid)
      ? `Write your opening below; nobody sees it before you speak. Need no more time? Start when ${bothOrAll(room, 'both', 'all')} agree.`
      : `Both sides prepare. The first step begins when the clock says so, or when ${bothOrAll(room, 'both', 'all')} agree.`,
  }),
};

function lobbyWords(room: Room, uid: string, nowMs: number) {
  const isSeated = seatTakenBy(room.debate, uid) !== undefined;
  const opens = room.opensAtMs !== null && room.opensAtMs > nowMs;
  const when = opens ? `It is meant to begin ${openingText(room.opensAtMs ?? nowMs, nowMs)}. ` : '';
  const alone = hasTeams(room) ? ' One person can take every seat of a team.' : '';
  const ready = `When ${bothOrAll(room, 'both', 'all')} seats are taken, each says that they are ready.`;
  const free = freeSeats(room.debate).length;
  const waiting = free === 1 ? 'Waiting for one more debater' : `Waiting for ${free} more debaters`;
  return isSeated
    ? { title: waiting, text: `${when}Send somebody the link. ${ready}${alone}` }
    : { title: 'Take a seat, or stay and watch', text: `${when}${ready}${alone}` };
}

function hasTeams({ debate: { format } }: Room): boolean {
  return format.seats.some((seat) => isTeamOf(format, seat));
}

/** The phase after the ready check in this format. */
function nextWords({ debate }: Room): string {
  const { coinFlip, preparationSeconds } = debate.format;
  if (coinFlip) return 'a coin falls: one side chooses its bench or the order';
  return preparationSeconds > 0 ? 'the preparation begins' : 'the first step begins at once';
}

function coinWords(room: Room, uid: string) {
  const { debate } = room;
  if (debate.phase !== 'coinFlip') return { title: '', text: '' };
  const { chooser, chosen } = debate;
  const mine = seatTakenBy(debate, uid)?.side === chooser;
  const what = { side: 'who speaks first', order: 'which side to argue' };
  const choice = chosen === null ? 'which side to argue, or who speaks first' : what[chosen];
  const title =
    chosen === null
      ? 'The coin has fallen'
      : `${chosen === 'side' ? 'The sides are' : 'The order is'} chosen`;
  const who = mine ? 'Your side chooses' : `${SIDE_NAMES[chooser]} chooses`;
  const rest = chosen === null ? ' The other side then chooses what is left.' : '';
  return { title, text: `${who} ${choice}.${rest} When the time is over, it stays as it is.` };
}

function bothOrAll({ debate }: Room, both: string, all: string): string {
  return debate.format.seats.length === 2 ? both : all;
}
