import { meantStep, FORMATS, type DebateState } from '@rostrum/domain';
import { ADA, aDebate, BEN, CLEO, play, wait } from '@rostrum/domain/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRun } from '../session/testing/in-room.tsx';
import { showRoom } from './testing/show-room.tsx';

/** Debates of these tests are opened now, so that their clocks run by the clock of the page. */
let nowMs = 0;
beforeEach(() => (nowMs = Date.now()));
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const composer = () => screen.queryByLabelText('Your words');
const debateIn = (phase: DebateState['phase']) => aDebate({ phase, atMs: nowMs });

describe('the host', () => {
  it('pauses at once, and ends only after a question', async () => {
    const debate = aDebate({ phase: 'live', hostId: CLEO, atMs: nowMs });
    const { run } = showRoom(debate, CLEO);
    const bar = screen.getByRole('toolbar', { name: 'Host' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Pause' }));
    const stepSeq = meantStep(debate, 'pause', CLEO);
    expect(run).toHaveBeenCalledWith({ type: 'pause', roomId: 'room-1', stepSeq });
    await userEvent.click(within(bar).getByRole('button', { name: 'End the debate' }));
    const question = screen.getByRole('alertdialog', { name: 'End this debate now?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep going' }));
    expect(run).toHaveBeenCalledTimes(1);
    await userEvent.click(within(bar).getByRole('button', { name: 'End the debate' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End the debate' }),
    );
    expect(run).toHaveBeenLastCalledWith({ type: 'end', roomId: 'room-1', stepSeq });
  });

  it('on a bench asks to end with one press, because the other side still has to agree', async () => {
    const { run } = showRoom(debateIn('live'), ADA);
    const bar = screen.getByRole('toolbar', { name: 'Host' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Ask to end' }));
    const stepSeq = meantStep(debateIn('live'), 'end', ADA);
    expect(run).toHaveBeenCalledWith({ type: 'end', roomId: 'room-1', stepSeq });
  });

  it('resumes a paused debate', () => {
    showRoom(debateIn('paused'), ADA);
    expect(screen.getByRole('button', { name: 'Resume' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });
});

describe('the house', () => {
  it.each(['live', 'archived'] as const)(
    'is informed of everybody else’s in a debate that is %s',
    async (phase) => {
      showRoom(debateIn(phase), CLEO);
      await userEvent.click(screen.getByRole('button', { name: 'More' }));
      await userEvent.click(screen.getByRole('menuitem', { name: 'Report this debate' }));
      expect(screen.getByRole('dialog', { name: 'Report this debate to the house' })).toBeVisible();
    },
  );
});

describe('the host before the start', () => {
  it('edits the motion, and learns what is wrong with it', async () => {
    const { run } = showRoom(debateIn('lobby'), ADA);
    await userEvent.click(screen.getByRole('button', { name: 'Edit the motion' }));
    const motion = screen.getByLabelText('Motion');
    await userEvent.clear(motion);
    await userEvent.type(motion, 'Short');
    const save = screen.getByRole('button', { name: 'Save the motion' });
    expect(save).toHaveAccessibleDescription('Write at least 10 characters');
    await userEvent.clear(motion);
    await userEvent.type(motion, 'This house would plant trees');
    await userEvent.click(save);
    expect(run).toHaveBeenCalledWith(
      {
        type: 'editMotion',
        roomId: 'room-1',
        motion: 'This house would plant trees',
      },
      expect.anything(),
    );
    expect(screen.queryByLabelText('Motion')).toBeNull();
  });

  it('is alone in that, and no longer once all seats are taken', () => {
    showRoom(debateIn('lobby'), BEN);
    showRoom(debateIn('readyCheck'), ADA);
    expect(screen.queryByRole('button', { name: 'Edit the motion' })).toBeNull();
  });
});

describe('a pending question', () => {
  it('is above the composer with its buttons, which answer it', async () => {
    const format = FORMATS.get('british-parliamentary')!;
    const speech = aDebate({ phase: 'live', format, atMs: nowMs - 90_000 });
    const offered = play(speech, wait(89_000), { type: 'offerPoi', by: BEN });
    const { run } = showRoom(offered, ADA);
    const ask = screen.getByRole('group', { name: 'Point of information' });
    await userEvent.click(within(ask).getByRole('button', { name: 'Take the point' }));
    expect(run).toHaveBeenCalledWith({
      type: 'acceptPoi',
      roomId: 'room-1',
      stepSeq: meantStep(offered, 'acceptPoi', ADA),
    });
    expect(screen.getByText('POIs open', { selector: '.aside *' })).toBeVisible();
  });

  it('can be proposed from the menu: to end early', async () => {
    const { run } = showRoom(debateIn('live'), BEN);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Ask to end early' }));
    const stepSeq = meantStep(debateIn('live'), 'proposeEnd', BEN);
    expect(run).toHaveBeenCalledWith({ type: 'proposeEnd', roomId: 'room-1', stepSeq });
  });
});

describe('the keys of a room', () => {
  it('do the same as the current buttons', async () => {
    const { run } = showRoom(debateIn('live'), ADA);
    await userEvent.keyboard('y');
    expect(run.mock.calls).toEqual([
      [{ type: 'yield', roomId: 'room-1', stepSeq: meantStep(debateIn('live'), 'yield', ADA) }],
    ]);
    await userEvent.keyboard('h');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('are listed with a question mark, and switched off there', async () => {
    const { run } = showRoom(debateIn('live'), ADA);
    await userEvent.keyboard('?');
    const list = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(list).getByText('Yield the floor')).toBeVisible();
    await userEvent.click(within(list).getByRole('switch', { name: /Single-key shortcuts/ }));
    await userEvent.click(within(list).getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('y');
    expect(run).not.toHaveBeenCalled();
  });

  it('put the cursor into the composer', async () => {
    showRoom(debateIn('live'), ADA);
    await userEvent.keyboard('w');
    await expect.poll(() => document.activeElement).toBe(composer());
  });
});

describe('leaving with a seat', () => {
  it('asks, leaves the seat, then the room', async () => {
    const { run, onLeave } = showRoom(debateIn('live'), BEN);
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(run).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await userEvent.click(screen.getByRole('button', { name: 'Leave my seat' }));
    expect(run).toHaveBeenCalledWith({ type: 'leave', roomId: 'room-1' }, expect.anything());
    await expect.poll(() => onLeave.mock.calls).toHaveLength(1);
  });

  it('stays when the server did not let go', async () => {
    const run = aRun(false);
    const { onLeave } = showRoom(debateIn('live'), BEN, { run });
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await userEvent.click(screen.getByRole('button', { name: 'Leave my seat' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(onLeave).not.toHaveBeenCalled();
  });
});
