import { DIMENSION_WORDS, type NextLesson } from '@rostrum/domain';
import { formatNumber } from '@rostrum/words';
import * as m from '@rostrum/words/lessons';

/** Why a lesson is offered. */
export function whyNext(next: NextLesson): string {
  if (next.because !== 'weakness') return next.because === 'begun' ? m.begun() : m.nextInOrder();
  const { skill, score, debates } = next.weakness;
  const mark = formatNumber(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const weakness = { skill: DIMENSION_WORDS[skill].name(), score: mark, debates };
  return next.lesson.skill === skill ? m.weakness(weakness) : m.weaknessLater(weakness);
}
