import { openBallot } from '../../documents/vote.ts';
import {
  benchOf,
  currentStep,
  debaterIds,
  hasFloor,
  seatedOn,
  seatTakenBy,
  type DebateState,
} from '../state.ts';
import { atEachCommand, eventsOf, firstOf, unless, type Rule } from './rule.ts';
import type { Told } from './stories.ts';

const HOSTS: ReadonlySet<string> = new Set(
  'pause resume nextStep extend giveFloor mute remove cancel pauseModerator resumeModerator'.split(' '),
);

function movesOf({ before, after }: Told) {
  return Object.keys(after.seats).flatMap((seatId) => {
    const [from, to] = [before.seats[seatId] ?? null, after.seats[seatId] ?? null];
    return from === to ? [] : [{ seatId, from, to }];
  });
}

/** Everybody who appears on the floor: with the turn, in the queue, with a point. */
function peopleOnTheFloor(state: DebateState): string[] {
  if (!hasFloor(state)) return [];
  const { turn, queue, poi } = state.floor;
  return [...(turn ? [turn.uid] : []), ...queue, ...(poi ? [poi.uid] : [])];
}

export const RULES_OF_PEOPLE: Record<string, Rule> = {
  'nobody sits in two teams': atEachCommand(({ after }) => {
    const { seats, format } = after;
    return firstOf(
      ...debaterIds(after).map((uid) => {
        const teams = format.seats
          .filter(({ id }) => seats[id] === uid)
          .map(({ side, team }) => `${side} ${team}`);
        return unless(new Set(teams).size === 1, `${uid} sits in ${teams.join(' and ')}`);
      }),
    );
  }),

  'nobody offers a point to themselves': atEachCommand(({ before, events }) => {
    const [offered] = eventsOf(events, 'poiOffered');
    const seated = hasFloor(before) ? seatedOn(before, currentStep(before)) : [];
    return unless(!offered || !seated.includes(offered.by), 'a point of the speaker');
  }),

  'a debater who leaves a debate that has begun leaves no seat behind': atEachCommand(({ before, after }) => {
    if (!hasFloor(before)) return undefined;
    const seatsBefore = (uid: string) =>
      Object.values(before.seats).filter((sitter) => sitter === uid).length;
    const seatsAfter = (uid: string) => Object.values(after.seats).filter((sitter) => sitter === uid).length;
    return firstOf(
      ...debaterIds(before).map((uid) =>
        unless(
          seatsAfter(uid) === 0 || seatsAfter(uid) >= seatsBefore(uid),
          `${uid} lost one of several seats`,
        ),
      ),
    );
  }),

  'a seat changes hands only when it is left, taken, or the sides are chosen': atEachCommand((told) => {
    const isSwap = eventsOf(told.events, 'sideChosen').length > 0;
    const left = new Set(eventsOf(told.events, 'seatLeft').map(({ by, seatId }) => `${seatId} ${by}`));
    const taken = new Set(eventsOf(told.events, 'seatTaken').map(({ by, seatId }) => `${seatId} ${by}`));
    const isRight = movesOf(told).every(
      ({ seatId, from, to }) =>
        (from === null || left.has(`${seatId} ${from}`)) && (to === null || taken.has(`${seatId} ${to}`)),
    );
    return unless(isSwap || isRight, 'a seat moved by itself');
  }),

  'once a debate has begun, a seat is taken only in the place of somebody who left': atEachCommand(
    ({ before, events }) => {
      const [taken] = eventsOf(events, 'seatTaken');
      if (!taken) return undefined;
      const isFree = before.seats[taken.seatId] === null;
      const mayBe = before.phase === 'lobby' || (before.phase === 'paused' && before.reason === 'left');
      return unless(isFree && mayBe, `a seat taken in the phase ${before.phase}`);
    },
  ),

  'a debater who sat when everybody was ready stays in the debate, and never becomes its audience':
    atEachCommand(({ before, after }) => {
      const isOpen = before.phase === 'lobby' || before.phase === 'readyCheck';
      const strangers = isOpen ? [] : debaterIds(before).filter((uid) => !benchOf(after, uid));
      return unless(strangers.length === 0, `${strangers.join(', ')} may vote on their own debate`);
    }),

  'the first vote closes for good when the first speech begins': atEachCommand(
    ({ before, events, after }) => {
      const isOpen = openBallot(before) === 'before';
      return firstOf(
        unless(isOpen || openBallot(after) !== 'before', 'the first vote opened again'),
        unless(!isOpen || eventsOf(events, 'spoke').length === 0, 'words while the first vote is open'),
      );
    },
  ),

  'whom the host removed has no seat, no turn, no hand up, no point, and says nothing': atEachCommand(
    ({ after, events }) =>
      firstOf(
        ...after.removed.map((uid) =>
          firstOf(
            unless(!seatTakenBy(after, uid), `${uid} sits`),
            unless(!peopleOnTheFloor(after).includes(uid), `${uid} is on the floor`),
            unless(
              ![...eventsOf(events, 'spoke'), ...eventsOf(events, 'edited')].some(({ by }) => by === uid),
              `${uid} speaks`,
            ),
          ),
        ),
      ),
  ),

  'only the host does what is the host’s': atEachCommand(({ before, command }) =>
    unless(!HOSTS.has(command.type) || command.by === before.hostId, `${command.by} did`),
  ),

  'only the host ends a debate alone; debaters give it up only where somebody is gone': atEachCommand(
    ({ before, command, events, after }) => {
      if (command.type !== 'end' || eventsOf(events, 'asked').length > 0) return undefined;
      if (after.phase !== 'abandoned') return unless(command.by === before.hostId, 'somebody else ended it');
      const isStuck = before.phase === 'paused' && before.reason !== 'host';
      return unless(isStuck && after.atMs >= (before.choiceFromMs ?? 0), 'given up too early');
    },
  ),

  'who is missed has a seat, and is waited for at least five minutes before a choice': atEachCommand(
    ({ before, command, after }) => {
      if (after.phase === 'paused' && after.missing !== null && !seatTakenBy(after, after.missing)) {
        return `${after.missing} is missed without a seat`;
      }
      if (command.type !== 'keepWaiting' && command.type !== 'substitute') return undefined;
      if (before.phase !== 'paused' || before.missing === command.by) return 'a choice of nobody who waits';
      return unless(after.atMs - before.pausedAtMs >= 300_000, 'a choice too early');
    },
  ),
};
