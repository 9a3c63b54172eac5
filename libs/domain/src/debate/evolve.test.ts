import { describe, expect, it } from 'vitest';
import {
  ADA,
  aDebate,
  aDebateLog,
  aSituation,
  BEN,
  CLEO,
  NOON_MS,
  playLog,
  SITUATIONS,
  wait,
} from '../testing/index.ts';
import { debateEventSchema, type DebateEvent, type Happening } from './events.ts';
import { evolve, replay } from './evolve.ts';
import { OPEN_FLOOR } from './formats/open-floor.ts';
import { debateStateSchema } from './state.ts';

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the state of a debate', () => {
  it.each(SITUATIONS)('is stored and read back without loss in the phase or moment “%s”', (situation) => {
    const state = aSituation(situation);
    expect(debateStateSchema.parse(stored(state))).toEqual(state);
  });
});

describe('the log of a debate', () => {
  const told = () => {
    const start = aDebateLog({ phase: 'live', hostId: CLEO });
    const rest = playLog(
      start.state,
      { type: 'speak', by: ADA, messageId: 'm1', characters: 900 },
      wait(30_000),
      { type: 'pause', by: CLEO },
      wait(600_000),
      { type: 'resume', by: CLEO },
      { type: 'edit', by: ADA, messageId: 'm1', saidAtMs: NOON_MS, delta: -100 },
      { type: 'yield', by: ADA },
      { type: 'leave', by: BEN },
      { type: 'takeSeat', by: 'fay', seatId: 'against-1' },
      { type: 'speak', by: 'fay', messageId: 'm2', characters: 40 },
      { type: 'extend', by: CLEO },
      { type: 'yield', by: 'fay' },
      { type: 'proposeEnd', by: ADA },
      { type: 'watch', by: 'emil' },
      { type: 'agree', by: 'fay' },
      wait(60_000),
      'deadline',
    );
    return { state: rest.state, events: [...start.events, ...rest.events] };
  };

  it('replays to the exact state, including pauses, substitutes and an agreed end', () => {
    const { state, events } = told();
    expect(state).toMatchObject({ phase: 'debrief', outcome: 'agreed', spoken: { [ADA]: 800, fay: 40 } });
    expect(replay(events)).toEqual(state);
  });

  it('also replays a queue and a coin', () => {
    const start = aDebateLog({ phase: 'live', hostId: CLEO, format: OPEN_FLOOR });
    const rest = playLog(
      start.state,
      { type: 'raiseHand', by: 'emil' },
      { type: 'raiseHand', by: ADA },
      wait(90_000),
      'deadline',
      { type: 'pause', by: CLEO },
      wait(90_000),
      { type: 'resume', by: CLEO },
    );
    expect(replay([...start.events, ...rest.events])).toEqual(rest.state);
    const coin = aDebateLog({ phase: 'coinFlip' });
    const chosen = playLog(coin.state, { type: 'chooseSide', by: ADA, side: 'against' });
    expect(replay([...coin.events, ...chosen.events])).toEqual(chosen.state);
  });

  it('is stored and read back without loss', () => {
    const { events } = told();
    expect(events.map((event) => debateEventSchema.parse(stored(event)))).toEqual(events);
  });

  it('yields no debate unless it begins with the opening', () => {
    expect(replay(told().events.slice(1))).toBeUndefined();
    expect(replay([])).toBeUndefined();
  });
});

describe('an event that does not fit its phase, as in a damaged copy', () => {
  const endsAtMs = 5;
  const by = ADA;
  const STRAYS: Happening[] = [
    { type: 'readied', by },
    { type: 'sideChosen', by, side: 'for', endsAtMs },
    { type: 'orderChosen', by, first: 'for', endsAtMs },
    { type: 'yielded', by },
    { type: 'prepTaken', by, side: 'for', remainingMs: 5, endsAtMs },
    { type: 'prepReturned', side: 'for', usedMs: 5, endsAtMs },
    { type: 'poiOffered', by, endsAtMs },
    { type: 'poiAccepted', by, endsAtMs },
    { type: 'poiDeclined', by },
    { type: 'handRaised', by },
    { type: 'turnStarted', uid: ADA, endsAtMs },
    { type: 'extended', by, endsAtMs },
    {
      type: 'paused',
      by,
      reason: 'host',
      remainingMs: 5,
      missing: null,
      choiceFromMs: null,
      endsAtMs,
      alone: true,
    },
    { type: 'pauseLengthened', by, endsAtMs },
    { type: 'waitExtended', by, choiceFromMs: 5 },
    { type: 'resumed', by, endsAtMs },
    { type: 'archived' },
  ];

  it.each(STRAYS)('is skipped and still counted: $type', (happening) => {
    const lobby = aDebate();
    const event: DebateEvent = { ...happening, seq: 1, atMs: lobby.atMs };
    expect(evolve(lobby, event)).toEqual({ ...lobby, seq: 1 });
  });
});
