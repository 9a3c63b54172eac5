import { currentStep, type DebateState } from './state.ts';

const NOW: Readonly<Record<Exclude<DebateState['phase'], 'live'>, string>> = {
  lobby: 'it waits for people',
  readyCheck: 'the ready check runs',
  coinFlip: 'the winner of the coin chooses',
  prep: 'the preparation runs',
  prepBank: 'a side takes preparation time',
  paused: 'it is paused',
  verdictVote: 'the audience votes',
  debrief: 'it is over',
  archived: 'it is over',
  cancelled: 'it was called off',
  abandoned: 'it was abandoned',
};

/** Why a command for a past moment was refused: what runs now. */
export function movedOnWords(state: DebateState): string {
  const now =
    state.phase === 'live' ? `“${currentStep(state)?.name ?? 'The debate'}” runs now` : NOW[state.phase];
  return `The debate has moved on meanwhile: ${now}. Ask again if you still want it.`;
}
