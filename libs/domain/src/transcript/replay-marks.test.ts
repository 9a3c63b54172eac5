import { describe, expect, it } from 'vitest';
import {
  ADA,
  aDebateLog,
  aMessage,
  anIntervention,
  aRoom,
  NOON_MS,
  playLog,
  wait,
} from '../testing/index.ts';
import { replayMarks, replayMoments, replaySpan } from './replay-marks.ts';

const HOUR_MS = 3_600_000;
const lobby = aDebateLog({ phase: 'readyCheck' });
const played = playLog(
  lobby.state,
  wait(HOUR_MS),
  { type: 'ready', by: 'ada' },
  { type: 'ready', by: 'ben' },
  wait(120_000),
  'deadline',
  wait(60_000),
  { type: 'nextStep', by: ADA },
  wait(5_000),
  { type: 'end', by: ADA },
  wait(7 * 24 * HOUR_MS),
  'deadline',
);
const events = [...lobby.events, ...played.events];

describe('the span of a replay', () => {
  it('begins with the preparation, not the wait for people, and ends with the debate, not the archive', () => {
    expect(played.state.phase).toBe('archived');
    expect(replaySpan(events)).toEqual({ fromMs: NOON_MS + HOUR_MS, toMs: NOON_MS + HOUR_MS + 185_000 });
  });

  it('is the whole log of a debate that never began, and undefined for an empty log', () => {
    const { events: cancelled } = aDebateLog({ phase: 'cancelled' });
    expect(replaySpan(cancelled)).toEqual({ fromMs: NOON_MS, toMs: NOON_MS });
    expect(replaySpan([])).toBeUndefined();
  });
});

describe('the marks of a replay', () => {
  it('are the starts of steps, the acts of the moderator without bells, and how the debate was run, in order', () => {
    const atMs = NOON_MS + HOUR_MS + 150_000;
    const bell = { ...anIntervention({ atMs }), id: 'bell' };
    const act = { ...anIntervention({ act: 'evidence', says: 'What supports that?', atMs }), id: 'asks' };
    const room = aRoom({ debate: played.state });
    expect(replayMarks(room, events, [bell, act]).map(({ type, label }) => [type, label])).toEqual([
      ['step', 'Opening, For'],
      ['act', 'What supports that?'],
      ['act', 'Ada Marsh asked the other side to agree to move on before time was up.'],
      ['act', 'Ben Okafor agreed to move on before time was up.'],
      ['act', 'Ada Marsh ended the step before time was up.'],
      ['step', 'Opening, Against'],
      ['act', 'Ada Marsh asked the other side to agree to end the debate.'],
      ['act', 'Ben Okafor agreed to end the debate.'],
    ]);
  });
});

describe('the moments of a replay', () => {
  it('are the times of all events, each once', () => {
    const message = { ...aMessage({ createdAtMs: NOON_MS + HOUR_MS + 1 }), id: 'm1' };
    const moments = replayMoments(events, [message], []);
    expect(moments).toEqual([...new Set(moments)].toSorted((one, other) => one - other));
    expect(moments).toContain(message.createdAtMs);
  });
});
