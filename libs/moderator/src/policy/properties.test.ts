import { interventionSchema, moderatorSchema, pulseSchema } from '@rostrum/domain';
import { ADA, BEN } from '@rostrum/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasActed, type ActedDecision, type Decision } from './decision.ts';
import type { PolicyEvent } from './event.ts';
import { moderate } from './moderate.ts';
import { POLICY_LIMITS } from './restraint-limits.ts';
import type { SignalKind } from './signals-by-kind.ts';
import type { Finding } from '../heads/finding.ts';
import { STARTING_STATE, type ModeratorState } from './state.ts';
import { aPost, aSetting, aSignal, EXCHANGE, sideOf, SPEECH } from './testing/build.ts';
import { POLICY_VERSION } from './version.ts';

/** Uids that break a careless record lookup. */
const PEOPLE = [ADA, BEN, '7', '10'];
const KINDS: readonly SignalKind[] = [
  'personAttack',
  'identityAttack',
  'threat',
  'minor',
  'privacy',
  'doxxing',
  'relevance',
  'claim',
  'evidence',
  'restatement',
  'injection',
  'toxicity',
  'flood',
  'distress',
];

type Entry = { event: PolicyEvent; signals: readonly Finding<SignalKind>[]; nowMs: number };

const signals = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    band: fc.constantFrom('low' as const, 'medium' as const, 'high' as const),
    flag: fc.boolean(),
    isSure: fc.boolean(),
  }),
  { maxLength: 4, selector: ({ kind }) => kind },
);

const moves = fc.array(
  fc.record({
    by: fc.constantFrom(...PEOPLE),
    waitSeconds: fc.constantFrom(1, 5, 15, 70, 200),
    what: fc.constantFrom('posted', 'posted', 'posted', 'ticked', 'unfairTapped'),
    text: fc.constantFrom(
      'The same long sentence again.',
      'No.',
      'Something else that has quite a few words in it.',
    ),
    signals,
  }),
  { minLength: 5, maxLength: 60 },
);

const debates = fc.record({
  strictness: fc.constantFrom('relaxed' as const, 'standard' as const, 'strict' as const),
  debate: fc.constantFrom(EXCHANGE, EXCHANGE, SPEECH),
  moves,
});
type Debate = typeof debates extends fc.Arbitrary<infer One> ? One : never;

/** A random debate as the log of events that the policy gets. */
function logOf({ moves: told, ...setting }: Debate): Entry[] {
  const room = aSetting(setting);
  let atMs = room.debate.atMs;
  return told.map((move, index): Entry => {
    atMs += move.waitSeconds * 1_000;
    const side = PEOPLE.indexOf(move.by) > 1 ? null : sideOf(move.by);
    const found = move.signals.map(({ kind, ...more }) => aSignal(kind, more));
    const about = { room, atMs };
    if (move.what === 'ticked') return { event: { ...about, type: 'ticked' }, signals: [], nowMs: atMs };
    if (move.what === 'unfairTapped') {
      const tap = {
        by: move.by,
        side: sideOf(move.by),
        act: 'evidence',
        interventionId: `evidence-m${index}`,
      } as const;
      return { event: { ...about, type: 'unfairTapped', ...tap }, signals: [], nowMs: atMs };
    }
    const message = aPost({
      id: `m${index}`,
      authorId: move.by,
      side,
      text: move.text,
      answers: [],
    });
    return { event: { ...about, type: 'posted', message }, signals: found, nowMs: atMs };
  });
}

type Made = { decision: Decision; atMs: number; state: ModeratorState };

function run(log: readonly Entry[]): { made: Made[]; state: ModeratorState } {
  let state = STARTING_STATE;
  const made: Made[] = [];
  for (const { event, signals: found, nowMs } of log) {
    const outcome = moderate(state, event, found, nowMs);
    state = outcome.state;
    made.push(...outcome.decisions.map((decision) => ({ decision, atMs: nowMs, state: outcome.state })));
  }
  return { made, state };
}

const actsOf = (made: readonly Made[]) =>
  made.flatMap((one) => (hasActed(one.decision) ? [{ ...one, decision: one.decision }] : []));
const isPublic = ({ intervention, engine }: ActedDecision) =>
  intervention.to === 'all' && engine !== 'person';
/** Care is an offer, and no act about anybody's conduct. */
const isConduct = ({ decision }: { decision: Decision }) => decision.act !== 'care';
/** Events that the host must hear of at once. */
const NOT_NOTES: ReadonlySet<string> = new Set(['callHost', 'standDown']);
/** Acts that accompany another act, or are about an earlier message. */
const BESIDE: ReadonlySet<string> = new Set(['callHost', 'unanswered', 'care']);
const RESTRICTING: ReadonlySet<string> = new Set(['hold', 'hide', 'slow', 'coolOff', 'pauseRoom']);
const holds = (check: (debate: Debate) => void) =>
  fc.assert(fc.property(debates, check), { seed: 41, numRuns: 600 });

describe('whatever is said in a debate', () => {
  it('every restriction carries a statement: what, where, facts, rule, whether a machine decided, and how to appeal', () => {
    let restrictions = 0;
    holds((debate) => {
      for (const { decision, atMs } of actsOf(run(logOf(debate)).made)) {
        if (!decision.effects.some(({ type }) => RESTRICTING.has(type))) continue;
        restrictions += 1;
        const { statement } = decision.intervention;
        expect(statement).toMatchObject({
          foundBy: 'ownInitiative',
          automatedDetection: true,
          automatedDecision: true,
          ground: 'houseRules',
          fromMs: decision.intervention.atMs,
          appealUntilMs: atMs + POLICY_LIMITS.appealMs,
        });
        expect(statement?.restrictions.length).toBeGreaterThan(0);
        for (const words of [statement?.where, statement?.facts, statement?.explanation, statement?.appeal]) {
          expect(words).toMatch(/\w+ \w+/);
        }
        expect(statement?.rule).toMatch(/^Rule \d, /);
      }
    });
    expect(restrictions).toBeGreaterThan(500);
  });

  it('every decision carries its rule, spans, band, engine and policy version, silence included', () => {
    holds((debate) => {
      for (const { decision } of run(logOf(debate)).made) {
        expect(decision).toMatchObject({ rule: expect.stringMatching(/\w/), policyVersion: POLICY_VERSION });
        expect(['low', 'medium', 'high']).toContain(decision.band);
        expect(['embedded', 'person']).toContain(decision.engine);
        expect(Array.isArray(decision.spans)).toBe(true);
        expect(hasActed(decision) ? decision.id : decision.because).not.toBe('');
      }
    });
  });

  it('everything stored fits its schema and stays small, even for people with numeric ids', () => {
    holds((debate) => {
      const { made, state } = run(logOf(debate));
      for (const { decision } of actsOf(made)) interventionSchema.parse(decision.intervention);
      expect(JSON.stringify(pulseSchema.parse(state.pulse)).length).toBeLessThan(10_000);
      expect(JSON.stringify(moderatorSchema.parse(state.record)).length).toBeLessThan(6_000);
    });
  });

  it('public acts are three minutes apart, below 15 % of the messages, and outside prepared speeches', () => {
    holds((debate) => {
      const restrained = actsOf(run(logOf(debate)).made).filter(
        ({ decision }) => isPublic(decision) && decision.act !== 'severe',
      );
      expect(debate.debate === SPEECH ? restrained : []).toEqual([]);
      for (const [index, { atMs, state }] of restrained.entries()) {
        const before = restrained[index - 1]?.atMs ?? -Infinity;
        expect(atMs - before).toBeGreaterThanOrEqual(POLICY_LIMITS.publicGapMs);
        expect(state.record.publicActs).toBeLessThanOrEqual(POLICY_LIMITS.publicShare * state.pulse.messages);
      }
    });
  });

  it('nobody gets two private notes within four minutes; only restrictions are explained at once', () => {
    holds((debate) => {
      const last = new Map<string, number>();
      for (const { decision, atMs } of actsOf(run(logOf(debate)).made).filter(isConduct)) {
        const { to, statement } = decision.intervention;
        const isNote = to !== 'all' && !statement && !NOT_NOTES.has(decision.act);
        const sinceMs = isNote ? atMs - (last.get(to) ?? -Infinity) : Infinity;
        expect(sinceMs).toBeGreaterThanOrEqual(POLICY_LIMITS.noteGapMs);
        last.set(to, atMs);
      }
    });
  });

  it('doubtful findings hold nothing and remind nobody of the rule, and no threshold moves', () => {
    let notes = 0;
    holds((debate) => {
      const doubtful = debate.moves.map((move) => ({
        ...move,
        signals: move.signals.map((signal) => ({ ...signal, isSure: false })),
      }));
      const { made, state } = run(logOf({ ...debate, moves: doubtful }));
      const attacks = actsOf(made).filter(({ decision }) => decision.act === 'personAttack');
      notes += attacks.length;
      expect(attacks.filter(({ decision }) => decision.holds || isPublic(decision))).toEqual([]);
      expect(actsOf(made).filter(({ decision }) => decision.act === 'coolingOff')).toEqual([]);
      expect(Object.values(state.record.ladder).filter((rungs) => rungs.personAttack)).toEqual([]);
    });
    expect(notes).toBeGreaterThan(40);
  });

  it('a message causes at most one act, except for accompanying ones to others', () => {
    holds((debate) => {
      const judging = actsOf(run(logOf(debate)).made).filter(
        ({ decision }) => decision.intervention.messageId !== null && !BESIDE.has(decision.act),
      );
      const about = judging.map(({ decision }) => decision.intervention.messageId);
      expect(new Set(about).size).toBe(about.length);
    });
  });

  it('the ledger adds up: never more acts than findings, and as many acts as were recorded for a side', () => {
    holds((debate) => {
      const { made, state } = run(logOf(debate));
      const acts = actsOf(made).map(({ decision }) => decision);
      for (const [act, { found, acted }] of Object.entries(state.ledger)) {
        for (const side of ['for', 'against'] as const) {
          expect(acted[side]).toBeLessThanOrEqual(found[side]);
          expect(acts.filter((one) => one.act === act && one.side === side)).toHaveLength(acted[side]);
        }
      }
    });
  });
});

it('care changes nothing else: without it every other decision and the state are the same', () => {
  holds((debate) => {
    const log = logOf(debate);
    const calm = log.map((entry) => ({
      ...entry,
      signals: entry.signals.filter(({ kind }) => kind !== 'distress'),
    }));
    const [told, silent] = [run(log), run(calm)];
    expect(silent.state).toEqual(told.state);
    const others = ({ made }: typeof told) => made.filter(isConduct).map(({ decision }) => decision);
    expect(others(silent)).toEqual(others(told));
  });
});

describe('replaying a log', () => {
  it('gives the same bytes, even after it was stored and read', () => {
    holds((debate) => {
      const log = logOf(debate);
      const stored: typeof log = JSON.parse(JSON.stringify(log));
      expect(JSON.stringify(run(stored))).toBe(JSON.stringify(run(log)));
    });
  });

  it('acts once and reaches the same state if everything is delivered twice', () => {
    holds((debate) => {
      const log = logOf(debate);
      const twice = log.flatMap((entry) => [entry, entry]);
      const once = run(log);
      const again = run(twice);
      const ids = ({ made }: typeof once) => actsOf(made).map(({ decision }) => decision.id);
      expect(ids(again)).toEqual(ids(once));
      // A newer care card replaces the last one, so that there is one for each person.
      const conduct = actsOf(once.made)
        .filter(isConduct)
        .map(({ decision }) => decision.id);
      expect(new Set(conduct).size).toBe(conduct.length);
      expect(again.state).toEqual(once.state);
    });
  });
});
