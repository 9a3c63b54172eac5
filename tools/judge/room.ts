import { type DebateState } from '@rostrum/domain';
import { ADA, aDebate, BEN, CLEO, NAMES, play, wait } from '@rostrum/domain/testing';
import {
  hasActed,
  moderate,
  STARTING_STATE,
  type Decision,
  type Finding,
  type SignalKind,
} from '@rostrum/moderator';
import type { DecisionWord } from './shapes.ts';

/** An exchange in which both sides may speak, so that most rules apply. */
const EXCHANGE: DebateState = play(
  aDebate({ phase: 'live', hostId: CLEO }),
  wait(10_000),
  { type: 'yield', by: ADA },
  { type: 'yield', by: BEN },
);

/**
 * The outcome of a message that is posted on turn in a fresh `standard` room, and the rules behind it. It runs the
 * same policy code as the rooms.
 */
export function decide(
  text: string,
  motion: string,
  signals: readonly Finding<SignalKind>[],
): { decision: DecisionWord; reasons: string[] } {
  const atMs = EXCHANGE.atMs + 1_000;
  const { decisions } = moderate(
    STARTING_STATE,
    {
      type: 'posted',
      atMs,
      room: {
        debate: EXCHANGE,
        motion,
        hostId: CLEO,
        names: NAMES,
        strictness: 'standard',
      },
      message: {
        id: 'judged',
        text,
        authorId: ADA,
        side: 'for',
        kind: 'answer',
        quoted: null,
        answers: null,
      },
    },
    signals,
    atMs,
  );
  return { decision: verdictOf(decisions), reasons: decisions.map(reasonOf) };
}

function verdictOf(decisions: readonly Decision[]): DecisionWord {
  const acted = decisions.filter(hasActed);
  const effects = new Set(acted.flatMap((decision) => decision.effects.map(({ type }) => type)));
  if (effects.has('pauseRoom') || effects.has('hide')) return 'pause';
  if (effects.has('hold')) return 'hold';
  if (acted.some(({ intervention }) => intervention.to === 'all')) return 'remind';
  return acted.length > 0 ? 'note' : 'allow';
}

/** The rule with the moderator's words, or the reason for its silence. */
function reasonOf(decision: Decision): string {
  if (hasActed(decision)) return `${decision.act} (${decision.rule}): ${decision.intervention.says}`;
  return decision.about === null ? decision.because : `${decision.about}, silence: ${decision.because}`;
}
