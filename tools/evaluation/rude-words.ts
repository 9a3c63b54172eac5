import { createEngine } from '@rostrum/moderator/engine';
import { WORD } from '@rostrum/moderator/training';

let rudeIn: ((text: string) => boolean) | undefined;

/** The rude-word baseline, without any repair of spelling. */
export function rudeWords(): (text: string) => boolean {
  if (rudeIn) return rudeIn;
  const { analyse } = createEngine();
  const listed = WORD.profanity | WORD.slur | WORD.insultNoun;
  rudeIn = (text) => analyse(text).tokens.some(({ classes, repaired }) => classes & listed && !repaired);
  return rudeIn;
}
