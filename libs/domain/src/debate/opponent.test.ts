import { describe, expect, it } from 'vitest';
import { ADA, aDebate, ask, play } from '../testing/index.ts';
import { roomCommandSchema } from '../contracts/rooms.ts';
import { LINCOLN_DOUGLAS } from './formats/lincoln-douglas.ts';
import { FORMATS } from './formats/index.ts';
import { withLengths } from './format.ts';
import { isForTwo, OPPONENT, OPPONENT_UID } from './opponent.ts';
import type { DebateState } from './state.ts';

const quick = withLengths([...FORMATS.values()][0]!, { preparation: 0 });

function readyCheck(): DebateState {
  return play(
    aDebate({ format: quick }),
    { type: 'takeSeat', by: ADA, seatId: 'for-1' },
    { type: 'takeSeat', by: OPPONENT_UID, seatId: 'against-1' },
    { type: 'ready', by: OPPONENT_UID },
  );
}
const live = () => play(readyCheck(), { type: 'ready', by: ADA });

describe('the opponent of a practice debate', () => {
  it('has a name that reveals what it is, and an id that no person can have', () => {
    expect(OPPONENT.displayName).toContain('AI');
    expect(OPPONENT_UID).not.toMatch(/^user_/);
  });

  it('debates if there is one seat on each side', () => {
    const forTwo = [...FORMATS.values()].filter(isForTwo).map(({ id }) => id);
    expect(forTwo).toEqual(['quick-clash', 'lincoln-douglas', 'open-floor']);
    expect(isForTwo(LINCOLN_DOUGLAS)).toBe(true);
  });

  it('keeps nobody in a room that they leave before the start', () => {
    expect(ask(readyCheck(), { type: 'leave', by: ADA })).toBe('seatLeft, cancelled');
    expect(play(readyCheck(), { type: 'leave', by: ADA }).phase).toBe('cancelled');
  });

  it('waits for nobody who leaves once the debate is live or paused', () => {
    expect(ask(live(), { type: 'leave', by: ADA })).toBe('seatLeft, abandoned');
    const paused = play(live(), { type: 'pause', by: ADA });
    expect(play(paused, { type: 'leave', by: ADA }).phase).toBe('abandoned');
  });

  it('cannot be removed, or reported missing for lack of a heartbeat', () => {
    expect(ask(live(), { type: 'remove', by: ADA, uid: OPPONENT_UID })).toBe('opponent-stays');
    expect(ask(live(), { type: 'reportMissing', by: ADA, uid: OPPONENT_UID })).toBe('nobody-missing');
  });

  it('is requested with one of three levels', () => {
    const create = (practice: unknown) =>
      roomCommandSchema.safeParse({
        type: 'create',
        motion: 'This house would make voting compulsory',
        formatId: quick.id,
        side: 'for',
        visibility: 'private',
        strictness: 'standard',
        practice,
      }).success;
    expect(['beginner', 'fair', 'strong'].every((level) => create({ level }))).toBe(true);
    expect(create({ level: 'impossible' })).toBe(false);
    expect(create({})).toBe(false);
  });
});
