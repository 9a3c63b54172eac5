import type { DebateEvent, DebateState } from '@rostrum/domain';
import {
  ADA,
  aDebate,
  aDebateLog,
  BEN,
  CLEO,
  NAMES,
  playLog,
  wait,
  type Played,
} from '@rostrum/domain/testing';
import { evolveAll } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import type { Decision } from './decision.ts';
import type { PolicyEvent } from './event.ts';
import { moderate } from './moderate.ts';
import { NO_SIGNALS } from './signals-by-kind.ts';
import { STARTING_STATE } from './state.ts';
import { aSetting } from './testing/build.ts';
import { POLICY_VERSION } from './version.ts';

const MOTION = 'This house would make public transport free';

const tell = (event: PolicyEvent, nowMs = event.atMs) => moderate(STARTING_STATE, event, NO_SIGNALS, nowMs);

/** The moderator's decisions on each event of a log, in order. */
function announce(before: DebateState, events: readonly DebateEvent[], names = NAMES): Decision[] {
  return events.flatMap((event, index) => {
    const after = evolveAll(before, events.slice(0, index + 1));
    const room = aSetting({ debate: after, motion: MOTION, names });
    return tell({ type: 'happened', event, room, atMs: event.atMs }).decisions;
  });
}
const says = (decisions: readonly Decision[]) =>
  decisions.map((made) => (made.act === 'silence' ? `silence: ${made.because}` : made.intervention.says));

const prep = aDebateLog({ phase: 'prep' }).state;
const opening: Played = playLog(prep, wait(120_000), { type: 'ready', by: ADA }, { type: 'ready', by: BEN });
const yields = (...people: string[]) => people.map((by) => ({ type: 'yield' as const, by }));

describe('the opening', () => {
  const [open] = announce(prep, opening.events);

  it('names the motion, both sides, the first speaker and the time, and discloses that it is an AI', () => {
    expect(open).toMatchObject({
      act: 'open',
      holds: false,
      intervention: {
        to: 'all',
        quote: MOTION,
        rule: null,
        says: 'For: Ada Marsh. Against: Ben Okafor. Opening, For: Ada Marsh has the floor for 2:00. I am an AI. I take no side.',
      },
    });
  });

  it('comes once, when the first step starts, and not in the lobby, the ready check or the preparation', () => {
    const { events } = aDebateLog({ phase: 'prep' });
    const lobby = aDebateLog().state;
    expect(announce(lobby, events.slice(1))).toEqual([]);
    expect(announce(prep, opening.events)).toHaveLength(1);
  });

  it('calls people without a name “somebody”', () => {
    expect(says(announce(prep, opening.events, {}))[0]).toContain('For: Someone. Against: Someone.');
  });
});

describe('the hand-over', () => {
  it('names the next speaker and the time', () => {
    const { events } = playLog(opening.state, ...yields(ADA));
    expect(says(announce(opening.state, events))).toEqual([
      'Opening, Against: Ben Okafor has the floor for 2:00.',
    ]);
  });

  it('announces that two people share the floor of the cross-examination', () => {
    const second = playLog(opening.state, ...yields(ADA)).state;
    const { events } = playLog(second, ...yields(BEN));
    expect(says(announce(second, events))).toEqual([
      'Cross-examination: Ada Marsh and Ben Okafor share the floor for 4:00.',
    ]);
  });

  it('is silent when one of two yields, when somebody speaks, and when the debate is paused or resumed', () => {
    const shared = playLog(opening.state, ...yields(ADA, BEN)).state;
    const { events } = playLog(
      shared,
      { type: 'speak', by: ADA, messageId: 'm1', characters: 5 },
      ...yields(ADA),
      { type: 'pause', by: ADA },
      { type: 'resume', by: ADA },
    );
    expect(events.map(({ type }) => type)).toEqual(['spoke', 'yielded', 'paused', 'resumed']);
    expect(announce(shared, events)).toEqual([]);
  });
});

describe('the close', () => {
  it('thanks both after the last step', () => {
    const { state } = playLog(opening.state, ...yields(ADA, BEN, ADA, BEN, ADA));
    const { events } = playLog(state, ...yields(BEN));
    expect(says(announce(state, events))).toEqual([
      'That was the last step. Thank you both. The record is open below.',
    ]);
  });

  it('says that the host ended it, if so', () => {
    const hosted = aDebate({ phase: 'live', hostId: CLEO });
    const { events } = playLog(hosted, { type: 'end', by: CLEO });
    expect(says(announce(hosted, events))).toEqual([
      'The host has ended the debate. The record stays open to everyone who was here.',
    ]);
  });
});

describe('the bells', () => {
  const ring = (secondsLeft: 60 | 30 | 0, stepSeq = 7) =>
    tell({ type: 'bell', stepSeq, secondsLeft, room: aSetting(), atMs: 5 }).decisions;

  it('are short, to all, at 60 seconds, at 30 and at the end', () => {
    expect(says([60, 30, 0].flatMap((left) => ring(left as 60)))).toEqual([
      'One minute.',
      'Thirty seconds.',
      'Time. 15 seconds to finish your sentence.',
    ]);
    expect(ring(60)[0]).toMatchObject({ act: 'time', holds: false, intervention: { to: 'all', atMs: 5 } });
  });

  it('ring once for each step and mark, no matter how often the task is delivered', () => {
    const ids = [ring(60), ring(60), ring(30), ring(60, 8)].map(
      ([made]) => made!.act !== 'silence' && made!.id,
    );
    expect(ids).toEqual(['time-7-60', 'time-7-60', 'time-7-30', 'time-8-60']);
  });
});

describe('every announcement', () => {
  const { state } = playLog(opening.state, ...yields(ADA, BEN, ADA, BEN, ADA));
  const all: [DebateState, readonly DebateEvent[]][] = [
    [prep, opening.events],
    [opening.state, playLog(opening.state, ...yields(ADA)).events],
    [state, playLog(state, ...yields(BEN)).events],
  ];

  it('has an id that follows from the log, so that nothing is announced twice', () => {
    const ids = all.flatMap(([before, events]) =>
      announce(before, events).map((made) => 'id' in made && made.id),
    );
    expect(ids).toEqual([
      `open-${opening.state.seq}`,
      `handover-${opening.state.seq + 3}`,
      `close-${state.seq + 3}`,
    ]);
  });

  it('is identical to the byte for the same input', () => {
    for (const [before, events] of all) {
      expect(JSON.stringify(announce(before, events))).toBe(JSON.stringify(announce(before, events)));
    }
  });

  it('leaves the ledger alone', () => {
    const ledger = { personAttack: { found: { for: 1, against: 0 }, acted: { for: 1, against: 0 } } };
    const event = opening.events.at(-1)!;
    const told = {
      type: 'happened',
      event,
      room: aSetting({ debate: opening.state }),
      atMs: event.atMs,
    } as const;
    expect(moderate({ ...STARTING_STATE, ledger }, told, NO_SIGNALS, event.atMs).state.ledger).toBe(ledger);
  });

  it('that comes later than eight seconds is not made', () => {
    const bell = { type: 'bell', stepSeq: 7, secondsLeft: 60, room: aSetting(), atMs: 5 } as const;
    expect(tell(bell, 8_005).decisions).toHaveLength(1);
    expect(tell(bell, 8_006).decisions).toEqual([]);
  });

  it('is signed by the engine that decided', () => {
    for (const [before, events] of all) {
      for (const made of announce(before, events)) {
        expect(made).toHaveProperty(
          'intervention.why',
          expect.arrayContaining([
            {
              label: 'Decided by',
              value: `embedded engine, policy ${POLICY_VERSION}; no language model`,
              is: 'decidedBy',
            },
          ]),
        );
      }
    }
  });
});
