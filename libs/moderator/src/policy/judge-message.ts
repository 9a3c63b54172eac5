import { own, type Pulse } from '@rostrum/domain';
import { hasActed, type Decision } from './decision.ts';
import type { PolicyEventOf } from './event.ts';
import type { Found, MessageLook } from './look.ts';
import { countArrival, countWords } from './pulse.ts';
import { RULES, RULES_BESIDE, RULES_OF_WORDS, RULES_WHILE_PAUSED } from './registered-rules.ts';
import type { MessageRule } from './registration.ts';
import { keepClaims } from './rules/unanswered.ts';
import { settle, silence, type PolicyResult } from './settle.ts';
import { byKind, NO_SIGNALS, type SignalsByKind } from './signals-by-kind.ts';

/**
 * The decision about a message: at most one act, and silence about other findings. A held message counts only as an
 * arrival, so its words count once when they are resent. Rules beside all others act in addition.
 */
export function judgePostedMessage(
  look: Omit<MessageLook, 'message' | 'signals'>,
  event: PolicyEventOf<'posted'>,
  signals: SignalsByKind,
): PolicyResult {
  const { message, atMs, room } = event;
  const before = look.state.pulse;
  if (atMs <= before.lastAtMs) {
    return { state: look.state, decisions: [silence(look, 'the message was looked at already')] };
  }
  const arrived = countArrival(before, event);
  const isPaused = room.debate.moderatorPaused;
  const heard = hear(before, arrived, event, isPaused ? byKind(NO_SIGNALS) : signals);
  const state = { ...look.state, pulse: heard };
  const outcome = applyRules(isPaused ? RULES_WHILE_PAUSED : RULES, { ...look, state, message, signals });
  const isHeld = outcome.decisions.some((decision) => hasActed(decision) && decision.holds);
  const decisions = [...outcome.decisions, ...beside({ ...look, message, signals })];
  return isHeld
    ? {
        decisions,
        state: { ...outcome.state, pulse: unheard(arrived, outcome.state.pulse, message.authorId) },
      }
    : { ...outcome, decisions };
}

/** Decisions that no ladder, ledger or budget knows of: the state after them is dropped. */
function beside(look: MessageLook): Decision[] {
  return settle(
    look,
    RULES_BESIDE.flatMap((rule) => rule(look)),
  ).decisions;
}

/** A slower engine's addition to a shown message: only a private note. */
export function judgeShownMessage(look: MessageLook): PolicyResult {
  if (look.room.debate.moderatorPaused) return { state: look.state, decisions: [] };
  const late: MessageLook = { ...look, isLate: true };
  const rules = RULES_OF_WORDS.map(
    (rule): MessageRule =>
      (seen) =>
        rule(seen).map((found) => asNote(found, look.engine)),
  );
  const outcome = applyRules(rules, late);
  return outcome.decisions.some(hasActed) ? outcome : { ...outcome, state: look.state };
}

function applyRules(rules: readonly MessageRule[], look: MessageLook): PolicyResult {
  let state = look.state;
  const decisions: Decision[] = [];
  for (const rule of rules) {
    const findings = rule({ ...look, state });
    const isDone = decisions.some(hasActed);
    const settled = settle({ ...look, state }, isDone ? findings.map(leftAlone) : findings);
    state = withoutAsked(settled.state, settled.decisions);
    decisions.push(...settled.decisions);
    if (settled.decisions.some((decision) => hasActed(decision) && decision.holds)) break;
  }
  return { state, decisions: decisions.length > 0 ? decisions : [silence(look, 'nothing was found')] };
}

function asNote(found: Found, engine: string): Found {
  return {
    ...found,
    key: `${found.key}-${engine}`,
    ways: found.ways.filter(({ reach }) => reach === 'note'),
  };
}

function leftAlone(found: Found): Found {
  return { ...found, ways: [], because: 'one act for one message: another one was chosen' };
}

function hear(before: Pulse, arrived: Pulse, event: PolicyEventOf<'posted'>, signals: SignalsByKind): Pulse {
  return keepClaims(before, countWords(arrived, event, signals), event, signals);
}

/** Asks about a claim only once. */
function withoutAsked(state: PolicyResult['state'], decisions: readonly Decision[]): PolicyResult['state'] {
  const asked = decisions.flatMap((made) =>
    hasActed(made) && made.act === 'unanswered' ? made.intervention.messageId : [],
  );
  if (asked.length === 0) return state;
  const unansweredLeft = state.pulse.unanswered.filter(({ messageId }) => !asked.includes(messageId));
  return { ...state, pulse: { ...state.pulse, unanswered: unansweredLeft } };
}

/** The pulse after a held message: it arrived, but none of its words count. */
function unheard(arrived: Pulse, settled: Pulse, authorId: string): Pulse {
  const slowUntilMs = own(settled.voices, authorId)?.slowUntilMs ?? 0;
  const voice = own(arrived.voices, authorId);
  const voices = voice ? { ...arrived.voices, [authorId]: { ...voice, slowUntilMs } } : arrived.voices;
  return { ...arrived, voices, found: settled.found };
}
