import {
  aimed,
  decide,
  evolveAll,
  FORMATS,
  OPPONENT_UID,
  withLengths,
  type UnaimedCommand,
  type DebateState,
  type Side,
} from '@rostrum/domain';
import { ADA, aDebate, play } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { opponentMove } from './move.ts';
import { opponentDelayMs } from './delay.ts';

type Said = { authorId: string; stepIndex: number; kind: 'speech' | 'question' | 'answer' };

/** A practice debate in its ready check; `side` is the opponent's. */
function practice(formatId: string, side: Side = 'against', lengths = {}): DebateState {
  const format = withLengths(FORMATS.get(formatId)!, { preparation: 0, ...lengths });
  const seats = { own: `${side}-1`, other: side === 'for' ? 'against-1' : 'for-1' };
  return play(
    aDebate({ format }),
    { type: 'takeSeat', by: ADA, seatId: seats.other },
    { type: 'takeSeat', by: OPPONENT_UID, seatId: seats.own },
  );
}

const begun = (formatId = 'quick-clash', side: Side = 'against') =>
  play(practice(formatId, side), { type: 'ready', by: OPPONENT_UID }, { type: 'ready', by: ADA });
const spoken = (by: string, characters = 100): UnaimedCommand => ({
  type: 'speak',
  by,
  messageId: `m-${by}`,
  characters,
});
const move = (debate: DebateState, said: readonly Said[] = [], level: 'beginner' | 'strong' = 'strong') =>
  opponentMove(debate, level, said, debate.atMs);
const typeOf = (...asked: Parameters<typeof move>) => {
  const done = move(...asked);
  return done?.type === 'speak' ? done.part : (done?.type ?? null);
};
const says = (by: string, kind: Said['kind'], stepIndex: number): Said => ({ authorId: by, kind, stepIndex });

describe('the opponent', () => {
  it('is ready once, and speaks only in its own step', () => {
    const asked = practice('quick-clash');
    expect(typeOf(asked)).toBe('ready');
    const ready = play(asked, { type: 'ready', by: OPPONENT_UID });
    expect(typeOf(ready)).toBeNull();
    const live = play(ready, { type: 'ready', by: ADA });
    expect(typeOf(live)).toBeNull();
    expect(typeOf(play(live, { type: 'yield', by: ADA }))).toBe('opening');
  });

  it('yields once it has spoken, and waits while the debate is paused', () => {
    const own = play(begun('quick-clash', 'for'), spoken(OPPONENT_UID));
    expect(typeOf(own)).toBe('yield');
    const paused = play(own, { type: 'pause', by: ADA });
    expect(typeOf(paused)).toBeNull();
    expect(opponentDelayMs(paused, 'fair', paused.atMs)).toBeNull();
    expect(typeOf(play(paused, { type: 'resume', by: ADA }))).toBe('yield');
  });

  it('calls its last rebuttal the closing', () => {
    const steps = (count: number, debate: DebateState) =>
      Array.from({ length: count }).reduce<DebateState>(
        (state) => play(state, { type: 'nextStep', by: ADA }),
        debate,
      );
    expect(typeOf(steps(4, begun('lincoln-douglas', 'for')))).toBe('rebuttal');
    expect(typeOf(steps(6, begun('lincoln-douglas', 'for')))).toBe('closing');
  });

  it('agrees if the other side asks to end, even in a pause', () => {
    const asked = play(begun(), { type: 'proposeEnd', by: ADA });
    expect(typeOf(asked)).toBe('agree');
    expect(typeOf(play(begun(), { type: 'pause', by: ADA }, { type: 'proposeEnd', by: ADA }))).toBe('agree');
  });

  it('does nothing in a debate that it does not sit in', () => {
    expect(opponentMove(aDebate({ phase: 'live' }), 'fair', [], 0)).toBeNull();
    expect(opponentDelayMs(aDebate({ phase: 'live' }), 'fair', 0)).toBeNull();
  });
});

describe('a cross-examination', () => {
  const open = () => play(begun(), { type: 'nextStep', by: ADA }, { type: 'nextStep', by: ADA });

  it('begins with its question, waits for the answer, and asks as often as its level allows', () => {
    expect(typeOf(open())).toBe('question');
    const asked = [says(OPPONENT_UID, 'question', 2)];
    expect(typeOf(open(), asked)).toBeNull();
    const answered = [...asked, says(ADA, 'answer', 2)];
    expect(typeOf(open(), answered, 'beginner')).toBeNull();
    expect(typeOf(open(), answered, 'strong')).toBe('question');
  });

  it('answers questions before anything else, even after the other side has yielded', () => {
    const asked = [says(ADA, 'question', 2)];
    expect(typeOf(open(), asked)).toBe('answer');
    const yielded = play(open(), { type: 'yield', by: ADA });
    expect(typeOf(yielded, asked)).toBe('answer');
    expect(typeOf(yielded, [...asked, says(OPPONENT_UID, 'answer', 2)])).toBe('yield');
  });

  it('only answers, or only asks, if the format names the questioner', () => {
    const askedByOther = play(begun('lincoln-douglas', 'for'), { type: 'nextStep', by: ADA });
    expect(typeOf(askedByOther)).toBeNull();
    expect(typeOf(askedByOther, [says(ADA, 'question', 1)])).toBe('answer');
    const askedByIt = play(begun('lincoln-douglas', 'against'), { type: 'nextStep', by: ADA });
    expect(typeOf(askedByIt)).toBe('question');
    const done = [says(OPPONENT_UID, 'question', 1), says(ADA, 'answer', 1)];
    expect(typeOf(askedByIt, done, 'beginner')).toBe('yield');
  });
});

describe('an open floor', () => {
  it('happens in turns: it raises its hand, speaks, yields, and lets the other side follow', () => {
    const floor = begun('open-floor');
    expect(typeOf(floor)).toBe('raiseHand');
    const turn = play(floor, { type: 'raiseHand', by: OPPONENT_UID });
    expect(typeOf(turn)).toBe('turn');
    expect(typeOf(play(turn, spoken(OPPONENT_UID)))).toBe('yield');
    expect(typeOf(floor, [says(OPPONENT_UID, 'speech', 0)])).toBeNull();
    expect(typeOf(floor, [says(OPPONENT_UID, 'speech', 0), says(ADA, 'speech', 0)])).toBe('raiseHand');
  });
});

describe('a point of information', () => {
  it('is declined by the beginner and accepted by the others, who wait for its words', () => {
    const live = play(begun(), { type: 'yield', by: ADA });
    if (live.phase !== 'live') throw new Error('The debate is not live');
    const poi = { uid: ADA, accepted: false, endsAtMs: live.atMs + 15_000, seq: 9 };
    const offered = { ...live, floor: { ...live.floor, poi } };
    expect(typeOf(offered, [], 'beginner')).toBe('declinePoi');
    expect(typeOf(offered, [], 'strong')).toBe('acceptPoi');
    expect(typeOf({ ...live, floor: { ...live.floor, poi: { ...poi, accepted: true } } })).toBeNull();
  });
});

describe('every format for two', () => {
  it.each(['quick-clash', 'lincoln-douglas', 'open-floor'])(
    'comes to its end in %s, and no move is ever refused',
    (formatId) => {
      for (const side of ['for', 'against'] as const) {
        let debate = practice(formatId, side);
        const said: Said[] = [];
        const move = (command: UnaimedCommand) => {
          const decision = decide(debate, aimed(debate, command), debate.atMs + 1);
          expect(decision.ok ? 'done' : `${command.type} in ${debate.phase}: ${decision.refusal}`).toBe(
            'done',
          );
          if (decision.ok) debate = evolveAll(debate, decision.value);
        };
        move({ type: 'ready', by: ADA });
        for (let turn = 0; turn < 200 && debate.phase !== 'debrief'; turn += 1) {
          const next = opponentMove(debate, 'strong', said, debate.atMs);
          expect(next !== null && opponentDelayMs(debate, 'strong', debate.atMs) === null).toBe(false);
          if (next?.type === 'speak' && debate.phase === 'live') {
            const kind = next.part === 'question' || next.part === 'answer' ? next.part : 'speech';
            said.push({ authorId: OPPONENT_UID, stepIndex: debate.floor.stepIndex, kind });
            move({
              type: 'speak',
              by: OPPONENT_UID,
              messageId: `o${turn}`,
              characters: Math.min(40, next.limit),
            });
          } else if (next && next.type !== 'speak') {
            move({ type: next.type, by: OPPONENT_UID });
          } else {
            move({ type: 'nextStep', by: ADA });
          }
        }
        expect(debate.phase).toBe('debrief');
        expect(said.some(({ kind }) => kind === 'speech')).toBe(true);
      }
    },
  );
});

describe('the time before it acts', () => {
  it('is short in short steps, longer after a speech, and ends with a mute', () => {
    const live = begun('quick-clash', 'for');
    const delay = (debate: DebateState) => opponentDelayMs(debate, 'fair', debate.atMs) ?? -1;
    expect(delay(live)).toBe(7_000);
    const short = play(
      practice('quick-clash', 'for', { 'opening-for': 10 }),
      { type: 'ready', by: ADA },
      { type: 'ready', by: OPPONENT_UID },
    );
    expect(delay(short)).toBeLessThan(2_000);
    expect(delay(play(live, spoken(OPPONENT_UID, 800)))).toBe(20_000);
    expect(delay(play(live, { type: 'mute', by: ADA, uid: OPPONENT_UID }))).toBe(60_000);
  });
});
