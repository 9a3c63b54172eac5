import { plainWords, type Lexeme } from '@rostrum/moderator/training';
import { readRows } from '../data.ts';

export const STANCE_FILES = ['debate_kpa_arguments', 'debate_perspectrum'] as const;
export type StanceFile = (typeof STANCE_FILES)[number];
/** A text as its words, under its motion; `y` 1: for it. */
export type StanceRow = { file: StanceFile; motion: string; words: readonly Lexeme[]; y: 0 | 1 };

export function stanceRows(): StanceRow[] {
  const side = (stance: number) => (stance > 0 ? (1 as const) : (0 as const));
  return [
    ...readRows('debate_kpa_arguments').map(({ topic, text, stance }): StanceRow => ({
      file: 'debate_kpa_arguments',
      motion: topic,
      words: plainWords(text),
      y: side(stance),
    })),
    ...readRows('debate_perspectrum').map(({ claim, text, stance }): StanceRow => ({
      file: 'debate_perspectrum',
      motion: claim,
      words: plainWords(text),
      y: side(stance),
    })),
  ];
}
