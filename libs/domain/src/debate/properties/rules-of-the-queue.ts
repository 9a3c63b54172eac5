import { LIMITS } from '../../limits.ts';
import { hasFloor } from '../state.ts';
import { atEachCommand, eventsOf, firstOf, unless, type Rule } from './rule.ts';
import type { ToldStory } from './stories.ts';

/** A turn resumes with the time that it had left at the pause, whatever happened in between. */
function pausedTurns({ told }: ToldStory): string | undefined {
  let leftMs = 0;
  for (const { before, after, events } of told) {
    if (before.phase === 'live' && after.phase === 'paused') {
      leftMs = Math.max(0, (before.floor.turn?.endsAtMs ?? 0) - after.atMs);
    }
    const holder = before.phase === 'paused' ? before.floor.turn?.uid : undefined;
    const goesOn = eventsOf(events, 'turnStarted').find(({ uid }) => uid === holder);
    if (goesOn && goesOn.endsAtMs - goesOn.atMs !== leftMs) return `${leftMs} ms were left of a turn`;
  }
  return undefined;
}

export const RULES_OF_THE_QUEUE: Record<string, Rule> = {
  'a turn never outlives its step': atEachCommand(({ after }) =>
    unless(
      after.phase !== 'live' || !after.floor.turn || after.floor.turn.endsAtMs <= after.floor.endsAtMs,
      'a turn beyond the end of its step',
    ),
  ),

  'everybody waits once, nobody who has the turn, and never more than fit': atEachCommand(({ after }) => {
    if (!hasFloor(after)) return undefined;
    const { queue, turn } = after.floor;
    return firstOf(
      unless(new Set(queue).size === queue.length, 'a hand up twice'),
      unless(!turn || !queue.includes(turn.uid), 'a hand up during the turn'),
      unless(queue.length <= LIMITS.queueMaxLength, 'too many hands'),
    );
  }),

  'while hands wait and there is time, somebody has the turn': atEachCommand(({ after }) => {
    if (after.phase !== 'live' || after.atMs >= after.floor.endsAtMs) return undefined;
    return unless(after.floor.queue.length === 0 || after.floor.turn !== null, 'the floor stands empty');
  }),

  'the first hand gets the next turn, unless the host gives the floor': atEachCommand(
    ({ before, command, events }) => {
      const [started] = eventsOf(events, 'turnStarted');
      if (!started || !hasFloor(before) || command.type === 'giveFloor') return undefined;
      const goesOn = before.phase === 'paused' || command.type === 'coolOff';
      if (goesOn && before.floor.turn?.uid === started.uid) return undefined;
      const gone = [
        ...eventsOf(events, 'removed').map(({ uid }) => uid),
        ...eventsOf(events, 'seatTaken').map(({ by }) => by),
      ];
      const raised = eventsOf(events, 'handRaised').map(({ by }) => by);
      const waiting = [...before.floor.queue, ...raised].filter((uid) => !gone.includes(uid));
      return unless(started.uid === waiting[0], `${started.uid} went before ${waiting[0]}`);
    },
  ),

  'a pause neither gives nor takes time of a turn': pausedTurns,

  'a rest gives the debater with the turn at least the time it takes, and only that debater': atEachCommand(
    ({ before, events, after }) => {
      const [rest] = eventsOf(events, 'cooledOff');
      if (!rest || before.phase !== 'live' || after.phase !== 'live') return undefined;
      const [was, is] = [before.floor.turn, after.floor.turn];
      const leftMs = Math.max(
        0,
        Math.min((was?.endsAtMs ?? 0) - rest.atMs, before.floor.endsAtMs - rest.atMs),
      );
      return firstOf(
        unless(!was || was.uid === is?.uid, 'somebody else has the turn'),
        unless(!was || !is || is.endsAtMs - rest.untilMs >= leftMs, `${leftMs} ms were left of a turn`),
      );
    },
  ),
};
