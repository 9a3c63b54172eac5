import type { Learning } from '@rostrum/data';
import type { Lesson } from '@rostrum/domain';

/** What is told of an exercise that somebody answered, with the lesson that it stands in. */
export function answerTo(
  { id: lessonId, version, exercises }: Lesson,
  exerciseId: string,
  isRight: boolean,
): Parameters<Learning['answer']>[0] {
  return { lessonId, version, exerciseIds: exercises.map(({ id }) => id), exerciseId, isRight };
}
