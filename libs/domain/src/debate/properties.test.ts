import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADA, aDebateLog, BEN, CLEO } from '../testing/index.ts';
import { DEBATE_REFUSALS, type DebateCommand } from './commands.ts';
import { decide, evolveAll, type Decision } from './debate-machine.ts';
import { replay } from './evolve.ts';
import type { DebateEvent } from './events.ts';
import { withLengths } from './format.ts';
import { QUICK_CLASH } from './formats/quick-clash.ts';
import {
  debateStateSchema,
  deadlineOf,
  floorHolders,
  graceEndsAtMs,
  isFinished,
  seatTakenBy,
  type DebateState,
} from './state.ts';

/** Fixed, so that a red run is red again; fast-check prints it with the shrunk counterexample. */
const RUNS = { numRuns: 2_500, seed: 20_261_120 };

const person = fc.constantFrom(ADA, BEN, ADA, BEN, CLEO, 'constructor');

/** Begins with its shared step, so that stories spend time there. */
const SHARED_FIRST = { ...QUICK_CLASH, steps: QUICK_CLASH.steps.slice(2) };
const SHORT = withLengths(QUICK_CLASH, { 'opening-for': 10, preparation: 0 });
const command: fc.Arbitrary<DebateCommand> = fc.oneof(
  fc.record({
    type: fc.constant('takeSeat' as const),
    by: person,
    seatId: fc.constantFrom('for-1', 'against-1', 'for-9', '__proto__'),
  }),
  fc.record({ type: fc.constantFrom('ready' as const, 'yield' as const), by: person }),
  fc.record({ type: fc.constantFrom('ready' as const, 'yield' as const), by: person }),
  fc.record({
    type: fc.constant('speak' as const),
    by: person,
    messageId: fc.string({ maxLength: 8 }),
    characters: fc.integer({ min: -1, max: 200 }),
  }),
  fc.record({ type: fc.constantFrom('pause' as const, 'resume' as const), by: person }),
  fc.record({ type: fc.constantFrom('leave' as const, 'end' as const, 'cancel' as const), by: person }),
);
/** A command, or the clock's own with the running step's number now and then off by some. */
const asked = fc.oneof(
  { weight: 4, arbitrary: command },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('advance' as const), offBy: fc.constantFrom(0, 0, 0, -1, 1) }),
  },
);
/** Time between two commands, in milliseconds; a server clock that was set back gives a negative one. */
const gap = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: -60_000, max: 60_000 }));
const start = fc.record({
  phase: fc.constantFrom('lobby' as const, 'prep' as const, 'live' as const),
  hostId: fc.constantFrom(ADA, CLEO),
  format: fc.constantFrom(QUICK_CLASH, SHARED_FIRST, SHORT),
});
const story = fc.tuple(
  start.filter(({ phase, format }) => phase !== 'prep' || format.preparationSeconds > 0),
  fc.array(fc.tuple(asked, gap), { maxLength: 40 }),
);

/** One command and what came of it. */
type Told = {
  before: DebateState;
  command: DebateCommand;
  decision: Decision;
  events: DebateEvent[];
  after: DebateState;
};

function tell([opening, moves]: typeof story extends fc.Arbitrary<infer Story> ? Story : never) {
  const { state, events } = aDebateLog(opening);
  const log = [...events];
  const told: Told[] = [];
  let after = state;
  let at = state.atMs;
  for (const [move, wait] of moves) {
    at += wait;
    const before = after;
    const asks =
      'offBy' in move
        ? { type: move.type, by: 'clock', stepSeq: (deadlineOf(before)?.stepSeq ?? 0) + move.offBy }
        : move;
    const decision = decide(before, asks, at);
    const happened = decision.ok ? decision.value : [];
    after = evolveAll(before, happened);
    log.push(...happened);
    told.push({ before, command: asks, decision, events: happened, after });
  }
  return { log, told, end: after };
}

/** Checks a rule over random stories of up to 40 commands at random times, some of them running backwards. */
function expectAlways(rule: (told: ReturnType<typeof tell>) => void): void {
  fc.assert(
    fc.property(story, (one) => {
      rule(tell(one));
    }),
    RUNS,
  );
}

describe('in every story of a debate', { timeout: 60_000 }, () => {
  it('each command is answered with events or with a refusal that has a text, and nothing is thrown', () => {
    expectAlways(({ told }) => {
      for (const { decision, after } of told) {
        expect(decision).toSatisfy((made: Decision) =>
          made.ok ? made.value.length > 0 : DEBATE_REFUSALS[made.refusal].endsWith('.'),
        );
        expect(debateStateSchema.parse(after)).toEqual(after);
      }
    });
  });

  it('the log has no gap', () => {
    expectAlways(({ log, end }) => {
      expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index));
      expect(end.seq).toBe(log.length - 1);
    });
  });

  it('replaying the log gives the state exactly', () => {
    expectAlways(({ log, end }) => expect(replay(log)).toEqual(end));
  });

  it('time never runs backwards, whatever the server’s clock does', () => {
    expectAlways(({ log }) => {
      for (const [index, { atMs }] of log.entries())
        expect(atMs).toBeGreaterThanOrEqual(log[index - 1]?.atMs ?? 0);
    });
  });

  it('nobody has two seats and no seat changes hands without being left', () => {
    expectAlways(({ told }) => {
      for (const { before, after, events } of told) {
        const seated = Object.values(after.seats).filter((uid) => uid !== null);
        expect(new Set(seated).size).toBe(seated.length);
        for (const [seatId, uid] of Object.entries(before.seats)) {
          if (uid === null || after.seats[seatId] === uid) continue;
          expect(events).toContainEqual(expect.objectContaining({ type: 'seatLeft', by: uid, seatId }));
        }
      }
    });
  });

  it('seats are locked from the moment that the debate is live', () => {
    expectAlways(({ told }) => {
      for (const { before, after } of told) {
        if (!('floor' in before)) continue;
        expect(after.seats).toEqual(before.seats);
      }
    });
  });

  it('only who holds the floor of a live step speaks, within the grace and the allowance', () => {
    expectAlways(({ told }) => {
      for (const { before, events } of told) {
        for (const event of events) {
          if (event.type !== 'spoke') continue;
          if (before.phase !== 'live') throw new Error(`somebody spoke in the phase ${before.phase}`);
          expect(floorHolders(before)).toContain(event.by);
          expect(before.floor.yielded).not.toContain(event.by);
          expect(event.atMs).toBeLessThanOrEqual(graceEndsAtMs(before));
        }
      }
    });
  });

  it('nobody posts more than the allowance of a step, and the sums agree with the messages', () => {
    expectAlways(({ log, told, end }) => {
      for (const { after } of told) {
        if (!('floor' in after)) continue;
        const seconds = after.format.steps[after.floor.stepIndex]!.seconds;
        for (const used of Object.values(after.floor.used)) expect(used).toBeLessThanOrEqual(seconds * 15);
      }
      const said = log.reduce((sum, event) => sum + (event.type === 'spoke' ? event.characters : 0), 0);
      expect(Object.values(end.spoken).reduce((sum, characters) => sum + characters, 0)).toBe(said);
    });
  });

  it('the deadline of a step moves only when the host resumes it, and then its number moves too', () => {
    expectAlways(({ told }) => {
      for (const { before, after, events } of told) {
        const [old, now] = [deadlineOf(before), deadlineOf(after)];
        if (!old || !now || old.endsAtMs === now.endsAtMs) continue;
        expect(now.stepSeq).toBeGreaterThan(old.stepSeq);
        expect(events.some(({ type }) => type === 'stepStarted' || type === 'prepStarted')).toBe(true);
      }
      for (const { before, after, command } of told) {
        if (before.phase !== 'paused' || after.phase !== 'live') continue;
        expect(command.type).toBe('resume');
        expect(after.floor.endsAtMs).toBe(after.atMs + before.remainingMs);
        expect(after.floor.stepSeq).toBe(after.seq);
      }
    });
  });

  it('pausing never adds to the time of a step', () => {
    expectAlways(({ told }) => {
      for (const { before, after } of told) {
        if (before.phase !== 'live' || after.phase !== 'paused') continue;
        expect(after.remainingMs).toBe(Math.max(0, before.floor.endsAtMs - after.atMs));
      }
    });
  });

  it('the steps follow one another: none is left out, none comes twice', () => {
    expectAlways(({ log }) => {
      const started = log.flatMap((event) => (event.type === 'stepStarted' ? [event.stepIndex] : []));
      expect(started).toEqual(started.map((_, index) => index));
    });
  });

  it('no step ends early unless all who hold its floor have yielded', () => {
    expectAlways(({ told }) => {
      for (const { before, events } of told) {
        const ended = events.find((event) => event.type === 'stepEnded');
        if (!ended || before.phase !== 'live') continue;
        const yielded = [
          ...before.floor.yielded,
          ...events.flatMap((e) => (e.type === 'yielded' ? [e.by] : [])),
        ];
        if (ended.atMs >= graceEndsAtMs(before)) continue;
        expect(yielded).toEqual(expect.arrayContaining(floorHolders(before)));
      }
    });
  });

  it('only the host pauses, resumes, ends and cancels', () => {
    expectAlways(({ told }) => {
      for (const { before, command, events } of told) {
        if (!['pause', 'resume', 'end', 'cancel'].includes(command.type) || events.length === 0) continue;
        expect(command.by).toBe(before.hostId);
      }
    });
  });

  it('a finished debate changes no more', () => {
    expectAlways(({ told }) => {
      for (const { before, events } of told) {
        if (!isFinished(before)) continue;
        expect(events).toEqual([]);
      }
    });
  });

  it('a debate is live only with a person in every seat', () => {
    expectAlways(({ told }) => {
      for (const { after } of told) {
        if (!('floor' in after)) continue;
        for (const holder of floorHolders(after)) expect(seatTakenBy(after, holder)).toBeDefined();
        expect(Object.values(after.seats)).not.toContain(null);
      }
    });
  });
});

describe('the stories themselves', { timeout: 60_000 }, () => {
  it('reach every phase, every event and every refusal, so that the rules above are really put to the test', () => {
    const seen = new Set<string>();
    for (const one of fc.sample(story, { numRuns: 2_500, seed: RUNS.seed })) {
      const { log, told, end } = tell(one);
      seen.add(end.phase);
      for (const { type } of log) seen.add(type);
      for (const { decision } of told) if (!decision.ok) seen.add(decision.refusal);
    }
    const phases = ['lobby', 'readyCheck', 'prep', 'live', 'paused', 'debrief', 'cancelled', 'abandoned'];
    const events = [
      'seatTaken',
      'seatLeft',
      'readyCheckStarted',
      'readied',
      'prepStarted',
      'stepStarted',
      'spoke',
    ];
    const more = ['yielded', 'stepEnded', 'paused', 'resumed', 'ended', 'cancelled', 'abandoned'];
    expect(
      [...phases, ...events, ...more, ...Object.keys(DEBATE_REFUSALS)].filter((name) => !seen.has(name)),
    ).toEqual([]);
  });
});
