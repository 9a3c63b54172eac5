import { describe, expect, it } from 'vitest';
import { ADA, aDebate, ask, BEN, CLEO, NOON_MS, playLog, wait } from '../testing/index.ts';
import { aimed } from './meant-step.ts';
import { DEBATE_REFUSALS, type DebateCommand } from './commands.ts';
import { decide, evolveAll } from './debate-machine.ts';
import { QUICK_CLASH } from './formats/quick-clash.ts';
import { freeSeats } from './state.ts';

const speak = (by: string): DebateCommand => ({ type: 'speak', by, messageId: 'message-1', characters: 1 });

describe('opening a debate', () => {
  it("begins in the lobby with every seat free, even the host's", () => {
    const debate = aDebate();
    expect(debate).toMatchObject({ phase: 'lobby', hostId: ADA, seq: 0, atMs: NOON_MS });
    expect(freeSeats(debate)).toEqual(QUICK_CLASH.seats);
  });
});

describe('a decision', () => {
  it('numbers its events without gaps and gives them all the same time', () => {
    const live = aDebate({ phase: 'live' });
    const { events } = playLog(live, wait(30_000), { type: 'yield', by: ADA });
    expect(events.map(({ seq }) => seq)).toEqual([live.seq + 1, live.seq + 2, live.seq + 3]);
    expect(new Set(events.map(({ atMs }) => atMs))).toEqual(new Set([NOON_MS + 30_000]));
  });

  it('leaves the state unchanged if a command is refused', () => {
    const live = aDebate({ phase: 'live' });
    const before = structuredClone(live);
    expect(ask(live, speak(BEN))).toBe('not-your-turn');
    expect(live).toEqual(before);
  });

  it('does not mutate the state it decides on: only events do', () => {
    const live = aDebate({ phase: 'live' });
    const before = structuredClone(live);
    const decision = decide(live, speak(ADA), live.atMs);
    expect(live).toEqual(before);
    expect(decision.ok && evolveAll(live, decision.value)).not.toEqual(before);
  });

  it('depends only on state, command and time', () => {
    const live = aDebate({ phase: 'live', hostId: CLEO });
    const end = aimed(live, { type: 'end', by: CLEO });
    const once = decide(live, end, NOON_MS);
    expect(once.ok).toBe(true);
    expect(decide(structuredClone(live), end, NOON_MS)).toEqual(once);
  });
});

describe('every refusal', () => {
  it.each(Object.entries(DEBATE_REFUSALS))('%s is in whole sentences, without shouting', (_, text) => {
    expect(text()).toMatch(/^[A-Z][^!]*[.]$/);
  });
});
