import type { Learning } from '@rostrum/data';
import type { Lesson } from '@rostrum/domain';

/** An answered exercise for the server, with its lesson. */
export function answerTo(
  { id: lessonId, version, exercises }: Lesson,
  exerciseId: string,
  isRight: boolean,
): Parameters<Learning['answer']>[0] {
  return { lessonId, version, exerciseIds: exercises.map(({ id }) => id), exerciseId, isRight };
}
