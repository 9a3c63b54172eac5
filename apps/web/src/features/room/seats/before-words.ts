import { freeSeats, isTeamOf, seatTakenBy, type DebateState, type Room, openingText } from '@rostrum/domain';
import * as m from '@rostrum/words/room-seats';

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
  readyCheck: (room, uid) => {
    const seats = seatsOf(room);
    return {
      title: m.readyTitle({ you: seatTakenBy(room.debate, uid) ? 'seated' : 'watching', seats }),
      text: m.readyText({ seats, next: nextPhase(room) }),
    };
  },
  coinFlip: coinWords,
  prep: (room, uid) => {
    const words = seatTakenBy(room.debate, uid) ? m.prepareSeated : m.prepareWatching;
    return { title: m.preparation(), text: words({ seats: seatsOf(room) }) };
  },
};

function lobbyWords(room: Room, uid: string, nowMs: number) {
  const isSeated = seatTakenBy(room.debate, uid) !== undefined;
  const { opensAtMs } = room;
  const sentences = [
    ...(opensAtMs !== null && opensAtMs > nowMs
      ? [m.dueToBegin({ when: openingText(opensAtMs, nowMs) })]
      : []),
    ...(isSeated ? [m.sendLink()] : []),
    m.seatsThenReady({ seats: seatsOf(room) }),
    ...(hasTeams(room) ? [m.teamAlone()] : []),
  ];
  const title = isSeated ? m.waitingFor({ free: freeSeats(room.debate).length }) : m.takeOrWatch();
  return { title, text: sentences.join(' ') };
}

function hasTeams({ debate: { format } }: Room): boolean {
  return format.seats.some((seat) => isTeamOf(format, seat));
}

/** The phase after the ready check in this format. */
function nextPhase({ debate }: Room): 'coin' | 'preparation' | 'firstStep' {
  const { coinFlip, preparationSeconds } = debate.format;
  if (coinFlip) return 'coin';
  return preparationSeconds > 0 ? 'preparation' : 'firstStep';
}

function coinWords({ debate }: Room, uid: string) {
  if (debate.phase !== 'coinFlip') return { title: '', text: '' };
  const { chooser } = debate;
  const chosen = debate.chosen ?? 'nothing';
  const isMine = seatTakenBy(debate, uid)?.side === chooser;
  return { title: m.coinTitle({ chosen }), text: m.coinText({ who: isMine ? 'you' : chooser, chosen }) };
}

/** Whether people say "both" of the seats, or "all". */
function seatsOf({ debate }: Room): 'two' | 'more' {
  return debate.format.seats.length === 2 ? 'two' : 'more';
}
