import {
  countOf,
  currentStep,
  graceEndsAtMs,
  hasFloor,
  isMuted,
  seatedOn,
  seatTakenBy,
  sideOfStep,
  type Live,
} from '../state.ts';
import { atEachCommand, eventsOf, firstOf, unless, type Rule } from './rule.ts';
import type { Told } from './stories.ts';

/** A person's right to speak, derived from the state and not from the decision. */
function maySpeak(state: Live, by: string, as: string, atMs: number, arrivedAtMs: number): boolean {
  const { yielded, turn, poi } = state.floor;
  if (as === 'turn') return turn?.uid === by && arrivedAtMs <= turn.endsAtMs;
  if (as === 'poi') return poi?.uid === by && poi.accepted && atMs <= poi.endsAtMs;
  const isHolder = seatedOn(state, currentStep(state)).includes(by);
  return isHolder && !yielded.includes(by) && arrivedAtMs <= graceEndsAtMs(state);
}

function speech({ before, command, events }: Told): string | undefined {
  const [spoke] = eventsOf(events, 'spoke');
  if (!spoke) return undefined;
  if (before.phase !== 'live') return `words in the phase ${before.phase}`;
  const { by, as, atMs } = spoke;
  const arrivedAtMs = command.type === 'speak' ? (command.arrivedAtMs ?? atMs) : atMs;
  return firstOf(
    unless(maySpeak(before, by, as, atMs, arrivedAtMs), `${by} has no right as ${as}`),
    unless(!isMuted(before, spoke.by, spoke.atMs), `${spoke.by} is muted`),
    unless(spoke.atMs >= before.floor.coolUntilMs, `${spoke.by} speaks while the floor rests`),
    unless(spoke.characters > 0, 'an empty message'),
  );
}

function allowances({ after }: Told): string | undefined {
  if (!hasFloor(after)) return undefined;
  const step = currentStep(after);
  const perSecond = after.format.pace === 'written' ? 200 / 60 : 15;
  const most = Math.max(step?.allowance ?? 0, (step?.turnSeconds ?? 0) * perSecond);
  return unless(
    Object.values(after.floor.used).every((used) => used >= 0 && used <= most),
    'more than the allowance',
  );
}

/** Seconds of speech that had passed when something happened; pauses and preparation are not speech. */
function speechSeconds(state: Live, atMs: number): number {
  const whole = (currentStep(state)?.seconds ?? 0) + state.floor.extensions * 60;
  return whole - (state.floor.endsAtMs - atMs) / 1_000;
}

function points({ before, events }: Told): string | undefined {
  const [offered] = eventsOf(events, 'poiOffered');
  if (!offered) return undefined;
  if (before.phase !== 'live') return 'a point outside of a speech';
  const window = currentStep(before)?.poi;
  const at = speechSeconds(before, offered.atMs);
  const side = seatTakenBy(before, offered.by)?.side;
  return firstOf(
    unless(window != null && at >= window.fromSeconds, 'a point in the protected start'),
    unless(
      window != null && at < window.toSeconds + before.floor.extensions * 60,
      'a point in the protected end',
    ),
    unless(
      side !== undefined && side !== sideOfStep(before, currentStep(before)),
      'a point from the own side',
    ),
  );
}

export const RULES_OF_THE_FLOOR: Record<string, Rule> = {
  'only who holds the floor, has the turn or an accepted point speaks, in time and unmuted':
    atEachCommand(speech),

  'in a speech one person speaks, and besides only the one whose point they accepted': atEachCommand(
    ({ before, events }) => {
      const [spoke] = eventsOf(events, 'spoke');
      if (!spoke || before.phase !== 'live' || currentStep(before)?.seatIds.length !== 1) return undefined;
      const [speaker] = seatedOn(before, currentStep(before));
      return unless(spoke.by === speaker || spoke.as === 'poi', `${spoke.by} speaks beside ${speaker}`);
    },
  ),

  'nobody posts more than the allowance of a step or turn': atEachCommand(allowances),

  'the sums agree with the messages and their edits': ({ log, end }) => {
    const sums: Record<string, number> = {};
    for (const { by, characters } of eventsOf(log, 'spoke')) sums[by] = countOf(sums, by) + characters;
    for (const { by, delta } of eventsOf(log, 'edited')) sums[by] = countOf(sums, by) + delta;
    return unless(
      Object.entries(sums).every(([uid, sum]) => sum > 0 && countOf(end.spoken, uid) === sum),
      `${JSON.stringify(sums)} were said, ${JSON.stringify(end.spoken)} are counted`,
    );
  },

  'words of an earlier step or turn leave the allowance of the running one as it is': atEachCommand(
    ({ before, command, events, after }) => {
      const [edited] = eventsOf(events, 'edited');
      if (!edited || command.type !== 'edit' || !hasFloor(before) || !hasFloor(after)) return undefined;
      const used = countOf(before.floor.used, edited.by);
      const moved = countOf(after.floor.used, edited.by) - used;
      const isEarlier = command.saidAtMs <= before.floor.startedAtMs;
      const expected = isEarlier || !edited.inTurn ? 0 : Math.max(-used, edited.delta);
      return unless(moved === expected, `the allowance moved by ${moved}, not by ${expected}`);
    },
  ),

  'a point is offered by the other side, never in a protected part': atEachCommand(points),

  'a point is accepted or declined by the speaker alone, while it is open': atEachCommand(
    ({ before, command, after }) => {
      if (command.type !== 'acceptPoi' && command.type !== 'declinePoi') return undefined;
      if (before.phase !== 'live' || !before.floor.poi) return 'an answer to nothing';
      const isSpeaker = seatedOn(before, currentStep(before)).includes(command.by);
      return unless(isSpeaker && after.atMs <= before.floor.poi.endsAtMs, 'an answer of somebody else');
    },
  ),
};
