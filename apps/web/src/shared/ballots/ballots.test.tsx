import type { Live } from '@rostrum/data';
import type { BallotDocument, FeedbackCommandInput } from '@rostrum/domain';
import { ADA, aDebate, aRoom, BEN, CLEO, play } from '@rostrum/domain/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BallotsView } from './ballots.tsx';
import type { Run } from '../commands/use-command.ts';

type Done = Record<string, never> | undefined;
const DONE: Done = {};

const debate = play(aDebate({ phase: 'live' }), { type: 'end', by: ADA });
const person = (displayName: string) => ({ displayName, photoURL: '' });
const room = aRoom({ debate, people: { [ADA]: person('Ada Vale'), [BEN]: person('Ben Okafor') } });
const ready = (value: BallotDocument[]): Live<BallotDocument[]> => ({ status: 'ready', value, stale: false });

function show(uid: string, given = ready([]), isAccepted = true, shown = room) {
  const run = vi.fn<(command: FeedbackCommandInput, hearers: object) => Promise<Done>>(async () =>
    isAccepted ? DONE : undefined,
  );
  render(<BallotsView room={shown} uid={uid} given={given} isBusy={false} run={run as Run<'feedback'>} />);
  return run;
}

describe('marks for the debaters', () => {
  it('are not asked for where everybody has left their seat', () => {
    show(CLEO, ready([]), true, { ...room, debate: { ...debate, seats: {} } });
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('go to the server as they were chosen, and the dialog closes', async () => {
    const run = show(CLEO);
    await userEvent.click(screen.getByRole('button', { name: 'Mark Ben Okafor' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Marks for Ben Okafor' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send the marks' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Give at least one mark.');
    const clarity = within(dialog.getByRole('radiogroup', { name: 'Clarity' }));
    await userEvent.click(clarity.getByRole('radio', { name: '4' }));
    const evidence = within(dialog.getByRole('radiogroup', { name: 'Evidence' }));
    await userEvent.click(evidence.getByRole('radio', { name: '2' }));
    await userEvent.click(evidence.getByRole('radio', { name: 'No view' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Weigh it.');
    await userEvent.click(dialog.getByRole('checkbox', { name: /Without my name/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send the marks' }));
    expect(run).toHaveBeenCalledWith(
      {
        type: 'rate',
        roomId: room.id,
        about: BEN,
        marks: { clarity: 4 },
        note: 'Weigh it.',
        isAnonymous: true,
      },
      expect.anything(),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stay in the dialog if the server refused them', async () => {
    show(CLEO, ready([]), false);
    await userEvent.click(screen.getByRole('button', { name: 'Mark Ada Vale' }));
    await userEvent.click(screen.getAllByRole('radio', { name: '5' })[0]!);
    await userEvent.click(screen.getByRole('button', { name: 'Send the marks' }));
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.getAllByRole('radio', { name: '5' })[0]).toBeChecked();
  });

  it('can be changed, but an expectation is final', async () => {
    const given = {
      by: ADA,
      marks: { argument: 3 },
      note: 'Before',
      isAnonymous: false,
      receivedId: null,
      atMs: 1,
    };
    show(
      ADA,
      ready([
        { ...given, about: ADA, as: 'self' },
        { ...given, about: BEN, as: 'peer' },
      ]),
    );
    expect(screen.getByText('You’ve predicted your score')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change my marks for Ben Okafor' }));
    expect(screen.getByRole('textbox')).toHaveValue('Before');
  });

  it('ask a debater about themselves as an expectation', async () => {
    const run = show(BEN);
    await userEvent.click(screen.getByRole('button', { name: 'Predict my score' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.click(screen.getAllByRole('radio', { name: '3' })[0]!);
    await userEvent.click(screen.getByRole('button', { name: 'Save my prediction' }));
    expect(run).toHaveBeenCalledWith(
      expect.objectContaining({ about: BEN, marks: { argument: 3 } }),
      expect.anything(),
    );
  });

  it('show an error if they could not load', async () => {
    const retry = vi.fn<() => void>();
    show(CLEO, { status: 'error', problem: 'failed', message: 'No luck.', retry });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
