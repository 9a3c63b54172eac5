import type { InterventionDocument } from '@rostrum/domain';
import * as m from '@rostrum/words/moderator-policy';
import { nameRule } from './house-rules.ts';
import { basisOf } from './basis.ts';
import type { ActedDecision, Decision, SilentDecision } from './decision.ts';
import { climb } from './ladder.ts';
import { countActed, countFound, settleLedger } from './ledger.ts';
import type { Found, Look, Way } from './look.ts';
import { POLICY_VERSION } from './version.ts';
import { voiceOf } from './pulse.ts';
import { noteDone, noteNote, notePublicAct, whyNoNote, whyNotPublic, whyTooLate } from './restraint.ts';
import type { ModeratorState } from './state.ts';
import { stateReasons } from './statement.ts';
import { staysOn } from './rulings.ts';
import { byRule, confidenceOf, decidedBy } from './why.ts';

export type PolicyResult = { state: ModeratorState; decisions: Decision[] };

/** Acts on the findings, in order, or stays silent with the reason. */
export function settle(look: Look, findings: readonly Found[]): PolicyResult {
  return findings.reduce<PolicyResult>(
    ({ state, decisions }, found) => {
      const settled = settleOne({ ...look, state }, found);
      return { state: settled.state, decisions: [...decisions, settled.decision] };
    },
    { state: look.state, decisions: [] },
  );
}

type Settled = { state: ModeratorState; decision: Decision };

function settleOne(look: Look, found: Found): Settled {
  const refusals: string[] = [];
  for (const way of found.ways) {
    const refusal = whyNot(look, found, way);
    if (refusal === undefined) return act(look, found, way);
    refusals.push(refusal);
  }
  return staySilent(look, found, refusals[0] ?? found.because ?? 'the room does not act on it');
}

/** The reason against one way; undefined if it is taken. */
function whyNot(look: Look, found: Found, way: Way): string | undefined {
  const { record } = look.state;
  const pausedBy = staysOn(found.act) ? undefined : record.paused[found.act];
  if (pausedBy)
    return pausedBy === 'host' ? 'the host has silenced this type' : 'two sides called this type unfair';
  if (found.once && record.done.includes(idOf(found))) return 'it was done already';
  const isBound = look.isLate || way.reach !== 'always';
  const tooLate = isBound ? whyTooLate(look) : undefined;
  if (tooLate) return tooLate;
  if (way.reach === 'public') return whyNotPublic(look);
  return way.reach === 'note' ? whyNoNote(look, way.to) : undefined;
}

function act(look: Look, found: Found, way: Way): Settled {
  const { atMs } = look;
  const settled = settleLedger(look.state.ledger, look.state.pulse);
  const state: ModeratorState = {
    pulse: slowDown(settled.pulse, way),
    ledger: countActed(settled.ledger, found.act, found.side),
    record: remember(look, found, way),
  };
  const effects = way.effects ?? [];
  const decision: ActedDecision = {
    ...basis(look, found),
    act: found.act,
    id: idOf(found),
    level: way.level,
    holds: effects.some(({ type }) => type === 'hold' || type === 'hide'),
    effects,
    side: found.side,
    intervention: recordOf(look, found, way, atMs),
  };
  return { state, decision };
}

function remember({ state, atMs, engine }: Look, found: Found, way: Way): ModeratorState['record'] {
  let { record } = state;
  // People's decisions are not acts of the moderator.
  if (way.to !== 'all') record = noteNote(record, way.to, atMs);
  else if (engine !== 'person') record = notePublicAct(record, atMs);
  if (found.rung) record = climb(record, { ...found.rung, act: found.act, id: idOf(found) }, atMs);
  const cools = way.effects?.find((effect) => effect.type === 'coolOff');
  if (cools) record = { ...record, coolUntilMs: cools.untilMs };
  return found.once ? noteDone(record, idOf(found)) : record;
}

function slowDown(pulse: ModeratorState['pulse'], { effects = [] }: Way): ModeratorState['pulse'] {
  return effects.reduce((slower, effect) => {
    if (effect.type !== 'slow') return slower;
    const voice = { ...voiceOf(slower, effect.uid), slowUntilMs: effect.untilMs };
    return { ...slower, voices: { ...slower.voices, [effect.uid]: voice } };
  }, pulse);
}

function staySilent(look: Look, found: Found, because: string): Settled {
  const { state } = look;
  // Findings that only the clock repeats are not counted each time.
  const pulse = found.once ? state.pulse : countFound(state.pulse, found.act, found.side);
  return { state: { ...state, pulse }, decision: silent(look, found, because) };
}

function silent(look: Look, found: Found, because: string): SilentDecision {
  return { ...basis(look, found), act: 'silence', about: found.act, because, side: found.side };
}

/** Silence because there was nothing to act on. */
export function silence(look: Look, because: string): SilentDecision {
  return {
    act: 'silence',
    about: null,
    because,
    side: null,
    rule: basisOf(null, null),
    band: 'low',
    spans: [],
    engine: look.engine,
    policyVersion: POLICY_VERSION,
  };
}

function basis({ engine }: Look, { act: row, rule, band, spans }: Found) {
  return { rule: basisOf(row, rule), band, spans, engine, policyVersion: POLICY_VERSION };
}

function idOf({ act: row, key }: Found): string {
  return `${row}-${key}`;
}

function recordOf(look: Look, found: Found, way: Way, atMs: number): InterventionDocument {
  const { isAnonymous = false, offers, quote = null, level, to, says } = way;
  const statement = stateReasons(found, way, atMs);
  return {
    act: found.act,
    to,
    says,
    rule: found.rule && nameRule(found.rule),
    messageId: isAnonymous ? null : found.messageId,
    side: isAnonymous ? null : found.side,
    quote: isAnonymous ? null : quote,
    spans: isAnonymous ? [] : [...found.spans],
    why: explain(look, found, way),
    ...(level === null ? {} : { level }),
    band: found.band,
    ...(offers ? { offers: [...offers] } : {}),
    ...(statement ? { statement } : {}),
    engine: look.engine,
    policyVersion: POLICY_VERSION,
    atMs,
  };
}

/** The true answer to "Why?". An act that must not point at a person shows only the rule and the rung. */
function explain({ engine }: Look, found: Found, { level, isAnonymous }: Way): InterventionDocument['why'] {
  const [span] = found.spans;
  const place = span && {
    label: m.foundIn(),
    value: m.charactersOfMessage({ from: String(span.start + 1), to: String(span.end) }),
    is: 'figure' as const,
  };
  const sure = found.score !== null && {
    label: m.confidence(),
    value: confidenceOf(found.band, found.score),
    is: 'figure' as const,
  };
  return [
    ...(found.rule ? [byRule(nameRule(found.rule))] : []),
    ...(isAnonymous
      ? []
      : [...(place ? [place] : []), ...found.why.map((one) => ({ ...one })), ...(sure ? [sure] : [])]),
    ...(level === null ? [] : [{ label: m.ladderStep(), value: m.ladderStepOf({ level: String(level) }) }]),
    decidedBy(engine),
  ];
}
