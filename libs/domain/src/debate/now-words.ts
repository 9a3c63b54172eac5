import * as m from '@rostrum/words/debate-rules';
import { currentStep, type DebateState } from './state.ts';

/** Why a command for a past moment was refused: what runs now. */
export function movedOnWords(state: DebateState): string {
  if (state.phase !== 'live') return m.movedOn({ now: state.phase });
  return m.movedOnTo({ step: currentStep(state)?.name ?? m.theDebate() });
}
