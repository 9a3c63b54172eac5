import type { SpotAnswer, SpotExercise } from '@rostrum/domain';

export type SpotProps<Exercise extends SpotExercise> = {
  exercise: Exercise;
  answer: SpotAnswer;
  onAnswer: (answer: SpotAnswer) => void;
  /** What is right shows, and nothing can be changed. */
  isChecked: boolean;
};
