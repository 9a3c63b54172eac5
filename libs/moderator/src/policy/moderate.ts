import { currentStep } from '@rostrum/domain';
import { inLanguage } from '@rostrum/words';
import { hasActed } from './decision.ts';
import { hintAtDraft } from './draft.ts';
import type { PolicyEvent, PolicyEventOf } from './event.ts';
import { judgePostedMessage, judgeShownMessage } from './judge-message.ts';
import { settleLedger } from './ledger.ts';
import type { Found, Look } from './look.ts';
import { allowType, decideAppeal, silenceType, tapUnfair, undo } from './people-rule.ts';
import { inStep } from './pulse.ts';
import { registeredOn, RULES_OF_CLOCK } from './registered-rules.ts';
import { settle, type PolicyResult } from './settle.ts';
import { byKind, type Signals } from './signals-by-kind.ts';
import type { ModeratorState } from './state.ts';
import { stepIndexOf } from './steps.ts';

/**
 * The moderator: a pure reducer. The same state, event, signals and time give the same bytes, so replaying a log
 * gives the same decisions. Times are epoch milliseconds of the server's clock; `nowMs` is the time of the decision,
 * `event.atMs` the time of the event.
 *
 * Callers should read `server/counts` (with its `pulse`), `server/moderator` and the room in one round trip. A part
 * that is not stored yet comes from `STARTING_STATE`. Write a part only if it is a different object than before: an
 * ordinary message changes only `pulse`, which is in a document that the message writes anyway. Store each decision
 * that acted under its `id`, and do its `effects` in the same transaction. A repeated event changes nothing: for a
 * message the pulse knows the time of the last one, for everything else the record or the id prevents it.
 */
export function moderate(
  state: ModeratorState,
  event: PolicyEvent,
  signals: Signals,
  nowMs: number,
): PolicyResult {
  const { language } = event.room;
  const say = () => answer(state, event, signals, nowMs);
  return language === undefined ? say() : inLanguage(language, say);
}

function answer(state: ModeratorState, event: PolicyEvent, signals: Signals, nowMs: number): PolicyResult {
  const { room, atMs } = event;
  const look: Look = {
    state,
    room,
    step: currentStep(room.debate),
    atMs,
    nowMs,
    isLate: false,
    engine: 'embedded',
  };
  switch (event.type) {
    case 'happened':
      return onEvent(look, event);
    case 'bell':
      return ring(look, event);
    case 'ticked':
      return onClock(look, (seen) => RULES_OF_CLOCK.flatMap((rule) => rule(seen)));
    case 'summaryDue':
      return onClock(look, () => registeredOn('summaryDue').flatMap(({ rule }) => rule(event)));
    case 'posted':
      return judgePostedMessage(look, event, byKind(signals));
    case 'classified':
      return judgeShownMessage({
        ...look,
        engine: event.engine,
        message: event.message,
        signals: byKind(signals),
      });
    case 'drafted':
      return {
        state,
        decisions: hintAtDraft({ ...look, message: event.message, signals: byKind(signals) }, event),
      };
    case 'unfairTapped':
      return tapUnfair(look, event);
    case 'typeSilenced':
      return silenceType(look, event);
    case 'typeAllowed':
      return allowType(look, event);
    case 'undone':
      return undo(look, event);
    case 'appealDecided':
      return decideAppeal(look, event);
  }
}

/** Words alone change nothing here; with every other event the counts that wait go to the ledger. */
function onEvent(look: Look, event: PolicyEventOf<'happened'>): PolicyResult {
  const { state, room } = look;
  const { type } = event.event;
  if (type === 'spoke' || type === 'edited') return { state, decisions: [] };
  const settled = settleLedger(state.ledger, inStep(state.pulse, stepIndexOf(room.debate)));
  const isSame = settled.pulse === state.pulse && settled.ledger === state.ledger;
  return {
    state: isSame ? state : { ...state, ...settled },
    decisions: room.debate.moderatorPaused ? [] : registeredOn('happened').flatMap(({ rule }) => rule(event)),
  };
}

function ring({ state, room, nowMs }: Look, bell: PolicyEventOf<'bell'>): PolicyResult {
  if (room.debate.moderatorPaused) return { state, decisions: [] };
  return { state, decisions: registeredOn('bell').flatMap(({ rule }) => rule(bell, nowMs)) };
}

/** A tick leaves no trace unless a rule acts. */
function onClock(look: Look, find: (look: Look) => Found[]): PolicyResult {
  const { state, room } = look;
  if (room.debate.moderatorPaused) return { state, decisions: [] };
  const now = {
    ...look,
    isLate: true,
    state: { ...state, pulse: inStep(state.pulse, stepIndexOf(room.debate)) },
  };
  const outcome = settle(now, find(now));
  return outcome.decisions.some(hasActed) ? outcome : { ...outcome, state };
}
