import { meantStep, type DebateState, type Room } from '@rostrum/domain';
import { ADA, aDebate, aRoom, play } from '@rostrum/domain/testing';
import { dismiss, notify, Toaster } from '@rostrum/ui';
import { act, render, renderHook, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { noteFault, type AnyCommand } from '../../../shared/commands/fault-notices.ts';
import { useFaultsOfTheMoment } from './use-faults-of-the-moment.ts';

beforeEach(() => dismiss());

const live = aDebate({ phase: 'live' });
const next = play(live, { type: 'nextStep', by: ADA });

/** A room in which a command fails in one state of the debate and the debate moves on. */
function failed(command: AnyCommand, from: DebateState, to: DebateState) {
  const room = (debate: DebateState): Room => aRoom({ debate });
  render(<Toaster />);
  const { rerender } = renderHook((shown: Room) => useFaultsOfTheMoment(shown, ADA), {
    initialProps: room(from),
  });
  act(() => noteFault({ area: 'rooms', command, noticeId: notify({ text: 'Not done.', tone: 'danger' }) }));
  rerender({ ...room(from) });
  expect(screen.getByText('Not done.')).toBeVisible();
  rerender(room(to));
  return screen.queryByText('Not done.');
}

describe('a failure notice', () => {
  const { id: roomId } = aRoom();

  it('goes away with the step that its command meant', () => {
    const yielding = { type: 'yield', roomId, stepSeq: meantStep(live, 'yield', ADA) } as const;
    expect(failed(yielding, live, next)).toBeNull();
  });

  it('about a vote goes away when the ballot closes', () => {
    const vote = { type: 'vote', roomId, ballot: 'before', choice: 'for' } as const;
    expect(failed(vote, aDebate(), live)).toBeNull();
  });

  it('stays if its command means no moment, or another room', () => {
    expect(failed({ type: 'leave', roomId }, live, next)).toBeVisible();
    const elsewhere = { type: 'yield', roomId: 'other', stepSeq: 1 } as const;
    dismiss();
    expect(failed(elsewhere, live, next)).toBeVisible();
  });
});
