import type { Exercise, Lesson } from '@rostrum/domain';

/** A part of a lesson: its name, its first place and how many places it has. */
export type Stage = { name: 'read' | 'spot' | 'write' | 'feedback'; from: number; count: number };

/** Exercises as they are done: those to spot before those to write. */
export function exercisesInOrder({ exercises }: Lesson): Exercise[] {
  const isWritten = ({ kind }: Exercise) => kind === 'write';
  return [...exercises.filter((one) => !isWritten(one)), ...exercises.filter(isWritten)];
}

/** Place 0 is the text, then comes one for each exercise, then the feedback. */
export function stagesOf({ exercises }: Lesson): Stage[] {
  const written = exercises.filter(({ kind }) => kind === 'write').length;
  const spotted = exercises.length - written;
  const stages: Stage[] = [
    { name: 'read', from: 0, count: 1 },
    { name: 'spot', from: 1, count: spotted },
    { name: 'write', from: 1 + spotted, count: written },
    { name: 'feedback', from: 1 + spotted + written, count: 1 },
  ];
  return stages.filter(({ count }) => count > 0);
}
