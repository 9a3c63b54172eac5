import * as m from '@rostrum/words/debate-rules';
import { stepName } from './formats/format-words.ts';
import { currentStep, type DebateState } from './state.ts';

/** Why a command for a past moment was refused: what runs now. */
export function movedOnWords(state: DebateState): string {
  if (state.phase !== 'live') return m.movedOn({ now: state.phase });
  const step = currentStep(state);
  return m.movedOnTo({ step: step ? stepName(state.format, step) : m.theDebate() });
}
