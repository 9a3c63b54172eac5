import { DIMENSION_WORDS, type NextLesson } from '@rostrum/domain';

const DAY_MS = 86_400_000;

/** Why a lesson is offered. */
export function whyNext(next: NextLesson): string {
  if (next.because !== 'weakness') {
    return next.because === 'begun' ? 'You have begun it.' : 'It is the next in order.';
  }
  const { skill, score, debates } = next.weakness;
  const over = debates === 1 ? 'one debate' : `${debates} debates`;
  return `${DIMENSION_WORDS[skill].name} is where feedback was lowest: ${score.toFixed(1)} of 5 over ${over}.`;
}

/** When something is asked again. */
export function dueWords(dueAtMs: number, nowMs: number): string {
  const days = Math.ceil((dueAtMs - nowMs) / DAY_MS);
  if (days <= 0) return 'due now';
  if (days === 1) return 'asked again tomorrow';
  return days < 60 ? `asked again in ${days} days` : `asked again in ${Math.round(days / 30)} months`;
}

export const exercisesText = (count: number) => `${count} ${count === 1 ? 'exercise' : 'exercises'}`;
