import { DIMENSION_WORDS, type NextLesson } from '@rostrum/domain';

/** Why a lesson is offered. */
export function whyNext(next: NextLesson): string {
  if (next.because !== 'weakness') {
    return next.because === 'begun' ? 'You have begun it.' : 'It is the next in order.';
  }
  const { skill, score, debates } = next.weakness;
  const over = debates === 1 ? 'one debate' : `${debates} debates`;
  const why = `${DIMENSION_WORDS[skill].name} is where feedback was lowest: ${score.toFixed(1)} of 5 over ${over}.`;
  return next.lesson.skill === skill ? why : `${why} This lesson comes before those for it.`;
}
