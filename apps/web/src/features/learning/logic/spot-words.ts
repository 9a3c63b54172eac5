import { isRight, rightAnswer, type SpotAnswer, type SpotExercise } from '@rostrum/domain';

/** The moderator's words about a spotted answer: the verdict with its reason, and the right answer. */
export type SpotVerdict = { isRight: boolean; say: string; rule?: string | undefined };

/** The kind of an exercise, in two words. */
export const HOW: Readonly<Record<SpotExercise['kind'] | 'write', string>> = {
  choose: 'choose one',
  mark: 'mark the words',
  order: 'put in order',
  match: 'match',
  write: 'write',
};

export function spotVerdict(exercise: SpotExercise, answer: SpotAnswer): SpotVerdict {
  const right = isRight(exercise, answer);
  if (exercise.kind === 'choose') return choiceVerdict(exercise, answer);
  if (right) return { isRight: true, say: 'That is it.', rule: exercise.why };
  if (exercise.kind === 'mark')
    return { isRight: false, say: markWords(exercise, answer), rule: exercise.why };
  const places = rightAnswer(exercise);
  const hits = answer.filter((place, index) => isAt(exercise, place, places[index])).length;
  const where = exercise.kind === 'order' ? 'in their place' : 'right';
  return { isRight: false, say: `Not yet: ${hits} of ${places.length} are ${where}.`, rule: exercise.why };
}

function choiceVerdict(
  exercise: Extract<SpotExercise, { kind: 'choose' }>,
  [place = -1]: SpotAnswer,
): SpotVerdict {
  const chosen = exercise.options[place];
  if (chosen?.right) return { isRight: true, say: 'That is it.', rule: chosen.why };
  const right = exercise.options.find((option) => option.right);
  return { isRight: false, say: `Not that one. ${chosen?.why ?? ''}`, rule: right?.why };
}

function markWords(exercise: Extract<SpotExercise, { kind: 'mark' }>, answer: SpotAnswer): string {
  const right = new Set(rightAnswer(exercise));
  const missed = [...right].filter((place) => !answer.includes(place)).length;
  const extra = answer.filter((place) => !right.has(place)).length;
  const parts = [
    ...(missed > 0 ? [`${missed} ${missed === 1 ? 'is' : 'are'} missing`] : []),
    ...(extra > 0 ? [`${extra} ${extra === 1 ? 'does' : 'do'} not belong`] : []),
  ];
  return `Not yet: ${parts.join(', and ')}.`;
}

export function isAt(exercise: SpotExercise, place: number, wanted: number | undefined): boolean {
  if (place === wanted) return true;
  return (
    exercise.kind === 'match' &&
    wanted !== undefined &&
    exercise.pairs[place]?.right === exercise.pairs[wanted]?.right
  );
}
