import { accept, refuse, type Result } from '../../result.ts';
import type { DebateRefusal } from '../commands.ts';
import type { Happening, RightToSpeak } from '../events.ts';
import { poiAllowance, turnAllowance } from '../pace.ts';
import {
  countOf,
  currentStep,
  floorHolders,
  graceEndsAtMs,
  isCooling,
  isMuted,
  seatedOn,
  seatTakenBy,
  type DebateState,
  type Live,
} from '../state.ts';
import type { CommandResult, CommandOf } from './command-result.ts';
import { openRestatement } from '../restatement.ts';
import { askAbout } from './restatement.ts';
import { finishStep } from './steps.ts';
import { nextTurn } from './turns.ts';

type Speech = { as: RightToSpeak; allowance: number; untilMs: number };

export function speak(state: DebateState, command: CommandOf<'speak'>, at: number): CommandResult {
  const { by, messageId, characters, arrivedAtMs = at } = command;
  const isSomebody = seatTakenBy(state, by) ?? floorHolders(state).includes(by);
  if (!isSomebody) return refuse('not-seated');
  if (state.phase !== 'live') return refuse('wrong-phase');
  if (isMuted(state, by, at)) return refuse('muted');
  if (isCooling(state, at)) return refuse('cooling-off');
  const right = rightToSpeak(state, by, at);
  if (!right.ok) return right;
  const { as, allowance, untilMs } = right.value;
  if (arrivedAtMs > untilMs) return refuse('too-late');
  if (as === 'floor' && openRestatement(state, at)?.by === by) return refuse('restatement-open');
  if (characters < 1) return refuse('empty-message');
  if (usedAs(state, by, as) + characters > allowance) return refuse('over-allowance');
  const asked = as === 'floor' ? askAbout(state, command, at) : [];
  return accept([{ type: 'spoke', by, messageId, characters, as }, ...asked]);
}

/** The characters that a person may still post by the right that they have at that moment; 0 without one. */
export function charactersLeft(state: DebateState, by: string, at: number): number {
  const right = state.phase === 'live' ? rightToSpeak(state, by, at) : undefined;
  if (state.phase !== 'live' || !right?.ok) return 0;
  const { as, allowance } = right.value;
  return Math.max(0, allowance - usedAs(state, by, as));
}

function usedAs({ floor }: Live, by: string, as: RightToSpeak): number {
  return as === 'poi' ? 0 : countOf(floor.used, by);
}

/** The right that lets a person speak now: a point of information, the step itself, or a turn from its queue. */
function rightToSpeak(state: Live, by: string, at: number): Result<Speech, DebateRefusal> {
  const step = currentStep(state);
  const { poi, turn, yielded } = state.floor;
  if (poi?.accepted && poi.uid === by && at <= poi.endsAtMs) {
    return accept({ as: 'poi', allowance: poiAllowance(state.format), untilMs: poi.endsAtMs });
  }
  if (step && seatedOn(state, step).includes(by) && !yielded.includes(by)) {
    return accept({ as: 'floor', allowance: step.allowance, untilMs: graceEndsAtMs(state) });
  }
  if (turn?.uid === by) {
    return accept({ as: 'turn', allowance: turnAllowance(state.format, step), untilMs: turn.endsAtMs });
  }
  return refuse('not-your-turn');
}

/** A turn goes to the next hand. A step ends early once everybody who holds its floor has yielded. */
export function yieldFloor(state: DebateState, by: string, at: number): CommandResult {
  if (!seatTakenBy(state, by) && !floorHolders(state).includes(by)) return refuse('not-seated');
  if (state.phase !== 'live') return refuse('wrong-phase');
  const holders = seatedOn(state, currentStep(state));
  if (state.floor.turn?.uid === by) return accept([{ type: 'yielded', by }, ...nextTurn(state, at)]);
  if (!holders.includes(by)) return refuse('not-your-turn');
  if (state.floor.yielded.includes(by)) return refuse('already-yielded');
  const yielded: Happening = { type: 'yielded', by };
  const everyone = holders.every((uid) => uid === by || state.floor.yielded.includes(uid));
  return accept([yielded, ...(everyone ? finishStep(state, 'yielded', at) : [])]);
}
