import { isOpponent } from '../opponent.ts';
import { countOf, currentStep, hasFloor, seatTakenBy } from '../state.ts';
import { atEachCommand, eventsOf, firstOf, unless, type Rule } from './rule.ts';
import type { Told } from './stories.ts';

/** Somebody of the other bench who has spoken in an earlier step and is still there. */
function canBeRestated({ before }: Told, by: string): boolean {
  if (!hasFloor(before)) return false;
  const { format, seats, floor } = before;
  const side = seatTakenBy(before, by)?.side;
  const earlier = format.steps.slice(0, floor.stepIndex).flatMap(({ seatIds }) => seatIds);
  return earlier.some((id) => {
    const uid = seats[id];
    const isOther = format.seats.find((seat) => seat.id === id)?.side !== side;
    return uid != null && isOther && !isOpponent(uid) && countOf(before.spoken, uid) > 0;
  });
}

/** The first words of a rebuttal are a restatement, and after a “no” the next ones, unless their author skips it. */
function gate(told: Told): string | undefined {
  const { before, events } = told;
  const [spoke] = eventsOf(events, 'spoke');
  const [restated] = eventsOf(events, 'restated');
  if (!spoke || !hasFloor(before)) return unless(restated === undefined, 'a question without words');
  const isGated = before.format.restatesFirst && currentStep(before)?.kind === 'rebuttal';
  if (!isGated) return unless(restated === undefined, 'a question where nobody restates');
  const last = before.floor.restatement;
  const isRepeat = last !== null && last.by === spoke.by && last.answer === 'unfair' && last.mayRepeat;
  const isFirst = last ? isRepeat : countOf(before.floor.used, spoke.by) === 0;
  if (!isFirst || isOpponent(spoke.by)) return undefined;
  return unless(!canBeRestated(told, spoke.by) || restated?.messageId === spoke.messageId, 'a reply first');
}

function questions({ before, events }: Told): string | undefined {
  const [asked] = eventsOf(events, 'restated');
  if (!asked || before.phase !== 'live') return undefined;
  const last = before.floor.restatement;
  const sides = [asked.by, asked.of].map((uid) => seatTakenBy(before, uid)?.side);
  return firstOf(
    unless(asked.mayRepeat === (last === null), 'a third attempt'),
    unless(last === null || (last.answer === 'unfair' && last.mayRepeat), 'asked again without a “no”'),
    unless(sides[0] !== sides[1] && !sides.includes(undefined), 'a question to the own bench'),
    unless(countOf(before.spoken, asked.of) > 0, 'a question to somebody who has said nothing'),
  );
}

function silence({ before, atMs, events }: Told): string | undefined {
  const [spoke] = eventsOf(events, 'spoke');
  const open = before.phase === 'live' ? before.floor.restatement : null;
  if (!spoke || !open || open.answer !== null || open.by !== spoke.by || spoke.as === 'poi') return undefined;
  return unless(Math.max(atMs, before.atMs) > open.lapsesAtMs, 'words while the question is open');
}

function answers({ before, command, events }: Told): string | undefined {
  const [answered] = eventsOf(events, 'restatementAnswered');
  if (!answered || before.phase !== 'live') return undefined;
  const open = before.floor.restatement;
  return firstOf(
    unless(open?.answer === null, 'an answer to nothing'),
    unless(open?.of === answered.by && command.by === answered.by, 'an answer for somebody else'),
    unless(answered.atMs <= (open?.lapsesAtMs ?? 0), 'an answer after its time'),
  );
}

/** The question costs the speaker no time, and gives none beyond the wait. */
function time({ before, events, after }: Told): string | undefined {
  if (before.phase !== 'live' || after.phase !== 'live') return undefined;
  const [asked] = eventsOf(events, 'restated');
  if (asked) {
    const leftMs = Math.max(0, before.floor.endsAtMs - asked.atMs);
    return unless(after.floor.endsAtMs - asked.lapsesAtMs === leftMs, `${leftMs} ms were left`);
  }
  const [answered] = eventsOf(events, 'restatementAnswered');
  const open = before.floor.restatement;
  if (!answered || !open) return undefined;
  const leftMs = before.floor.endsAtMs - open.lapsesAtMs;
  return unless(after.floor.endsAtMs - answered.atMs === leftMs, `${leftMs} ms were left`);
}

export const RULES_OF_RESTATING: Record<string, Rule> = {
  'in a format that restates first, the first words of a rebuttal restate the other side, and so do the next ones after a “no”':
    atEachCommand(gate),
  'a speaker restates twice at most, the second time after a “no”, and somebody who has spoken':
    atEachCommand(questions),
  'while somebody is asked about a restatement, its author says nothing': atEachCommand(silence),
  'only the person restated says whether it is fair, in time': atEachCommand(answers),
  'a question about a restatement neither gives nor takes time of a speech': atEachCommand(time),
};
