import { isRight, rightAnswer, type SpotAnswer, type SpotExercise } from '@rostrum/domain';
import * as m from '@rostrum/words/learning';

/** The moderator's words about a spotted answer: the verdict with its reason, and the right answer. */
export type SpotVerdict = { isRight: boolean; say: string; rule?: string | undefined };

export function spotVerdict(exercise: SpotExercise, answer: SpotAnswer): SpotVerdict {
  const right = isRight(exercise, answer);
  if (exercise.kind === 'choose') return choiceVerdict(exercise, answer);
  if (right) return { isRight: true, say: m.right(), rule: exercise.why };
  if (exercise.kind === 'mark')
    return { isRight: false, say: markWords(exercise, answer), rule: exercise.why };
  const places = rightAnswer(exercise);
  const hits = answer.filter((place, index) => isAt(exercise, place, places[index])).length;
  const score = { hits, all: places.length };
  const say = exercise.kind === 'order' ? m.notYetPlaces(score) : m.notYetPairs(score);
  return { isRight: false, say, rule: exercise.why };
}

function choiceVerdict(
  exercise: Extract<SpotExercise, { kind: 'choose' }>,
  [place = -1]: SpotAnswer,
): SpotVerdict {
  const chosen = exercise.options[place];
  if (chosen?.right) return { isRight: true, say: m.right(), rule: chosen.why };
  const right = exercise.options.find((option) => option.right);
  return { isRight: false, say: m.notThatOne({ why: chosen?.why ?? '' }), rule: right?.why };
}

function markWords(exercise: Extract<SpotExercise, { kind: 'mark' }>, answer: SpotAnswer): string {
  const right = new Set(rightAnswer(exercise));
  const missed = [...right].filter((place) => !answer.includes(place)).length;
  const extra = answer.filter((place) => !right.has(place)).length;
  if (extra === 0) return m.notYetMissing({ missed });
  return missed === 0 ? m.notYetExtra({ extra }) : m.notYetBoth({ missed, extra });
}

export function isAt(exercise: SpotExercise, place: number, wanted: number | undefined): boolean {
  if (place === wanted) return true;
  return (
    exercise.kind === 'match' &&
    wanted !== undefined &&
    exercise.pairs[place]?.right === exercise.pairs[wanted]?.right
  );
}
