import type { DebateState } from '@rostrum/domain';
import { ADA, aDebate, play } from '@rostrum/domain/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useRoomPlaces } from '../session/index.ts';
import { inRoom } from '../session/testing/in-room.tsx';
import { useKeepFocus } from './use-keep-focus.ts';

function Room({ debate }: { debate: DebateState }) {
  const { composer, heading, motion, goOn } = useRoomPlaces();
  useKeepFocus(goOn, debate);
  return (
    <>
      <h1 ref={motion}>The motion</h1>
      {debate.phase === 'readyCheck' && (
        <h2 ref={heading} tabIndex={-1}>
          Are you ready?
        </h2>
      )}
      {debate.phase === 'readyCheck' && <button>I’m ready</button>}
      {debate.phase === 'live' && <textarea ref={composer} aria-label="Your words" />}
      {'floor' in debate && debate.floor.stepIndex === 0 && <button>Yield</button>}
      <button>Leave</button>
    </>
  );
}

function moveOn(from: DebateState['phase'], to: DebateState['phase'], focused?: string) {
  const { rerender } = render(inRoom(<Room debate={aDebate({ phase: from })} />));
  if (focused) screen.getByRole('button', { name: focused }).focus();
  rerender(inRoom(<Room debate={aDebate({ phase: to })} />));
}

describe('when a debate moves on', () => {
  it('the focus comes to the composer when the button in hand is gone', () => {
    moveOn('readyCheck', 'live', 'I’m ready');
    expect(screen.getByLabelText('Your words')).toHaveFocus();
  });

  it('the focus moves to the heading of the new part if there is nothing to write', () => {
    moveOn('lobby', 'readyCheck');
    expect(screen.getByRole('heading', { name: 'Are you ready?' })).toHaveFocus();
  });

  it('the focus moves to the motion if there is nothing else', () => {
    moveOn('live', 'debrief');
    expect(screen.getByRole('heading', { name: 'The motion' })).toHaveFocus();
  });

  it('the focus is never taken from a control that is still there', () => {
    moveOn('readyCheck', 'live', 'Leave');
    expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus();
  });

  const live = aDebate({ phase: 'live' });
  const next = play(live, { type: 'nextStep', by: ADA });
  const step = (focus?: string) => {
    const { rerender } = render(inRoom(<Room debate={live} />));
    if (focus) screen.getByRole('button', { name: focus }).focus();
    rerender(inRoom(<Room debate={next} />));
  };

  it('the focus comes to the composer after Yield, when its button goes with the step', () => {
    step('Yield');
    expect(screen.getByLabelText('Your words')).toHaveFocus();
  });

  it('a new step takes the focus from no control, and opens no keyboard for a reader', () => {
    step('Leave');
    expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus();
    screen.getByRole('button', { name: 'Leave' }).blur();
    cleanup();
    step();
    expect(document.body).toHaveFocus();
  });
});
