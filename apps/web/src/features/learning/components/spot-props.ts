import type { SpotAnswer, SpotExercise } from '@rostrum/domain';

export type SpotProps<Exercise extends SpotExercise> = {
  exercise: Exercise;
  answer: SpotAnswer;
  onAnswer: (answer: SpotAnswer) => void;
  /** Shows the right answer, and locks the choice. */
  isChecked: boolean;
};
