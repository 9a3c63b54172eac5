import { aMessage, aRoom, BEN } from '@rostrum/domain/testing';
import { Toaster } from '@rostrum/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AroundDialog } from './around-dialog.tsx';
import { FloorDialogs, type FloorQuestion } from './floor-dialogs.tsx';
import { aRun, inRoom } from '../session/testing/in-room.tsx';

const message = { ...aMessage({ authorId: BEN, authorName: 'Ben Okafor', text: 'Who pays?' }), id: 'm1' };

function ask(question: FloorQuestion, { arrives = true } = {}) {
  const run = aRun(arrives);
  const onClose = vi.fn<() => void>();
  render(inRoom(<FloorDialogs question={question} onClose={onClose} />, { room: aRoom({ id: 'r1' }), run }));
  return { run, onClose };
}

describe('a flag', () => {
  it('goes to the host with its reason, and confirms that it did', async () => {
    const { run, onClose } = ask({ type: 'flag', message });
    await userEvent.click(screen.getByRole('button', { name: 'It’s off topic' }));
    expect(run).toHaveBeenCalledWith(
      { type: 'flag', roomId: 'r1', messageId: 'm1', reason: 'offTopic' },
      expect.anything(),
    );
    expect(onClose).toHaveBeenCalledTimes(1);
    render(<Toaster />);
    expect(screen.getByText('We’ve told the host.')).toBeInTheDocument();
  });

  it('stays open if it did not arrive', async () => {
    const { onClose } = ask({ type: 'flag', message }, { arrives: false });
    await userEvent.click(screen.getByRole('button', { name: 'It’s spam' }));
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('words that a host hides', () => {
  it('go with a rule and a reason', async () => {
    const { run, onClose } = ask({ type: 'hide', message });
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.getByText('Say why you’re hiding these words.')).toBeVisible();
    expect(run).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your reason' }), 'It mocks her accent.');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(run).toHaveBeenCalledWith(
      {
        type: 'hideMessage',
        roomId: 'r1',
        said: { kind: 'message', messageId: 'm1' },
        ground: 'harassment',
        explanation: 'It mocks her accent.',
      },
      expect.anything(),
    );
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stay, with the written reason, when the server refuses', async () => {
    const { onClose } = ask({ type: 'hide', message }, { arrives: false });
    const box = screen.getByRole('textbox', { name: 'Your reason' });
    await userEvent.type(box, 'It mocks her accent.');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(onClose).not.toHaveBeenCalled();
    expect(box).toHaveValue('It mocks her accent.');
  });
});

describe('one’s own words', () => {
  const fresh = () => ({ ...message, createdAtMs: Date.now() });

  it('are saved again', async () => {
    const { run, onClose } = ask({ type: 'reword', message: fresh() });
    const box = screen.getByRole('textbox', { name: 'Your words' });
    await userEvent.clear(box);
    await userEvent.type(box, 'Who pays it?');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(run).toHaveBeenCalledWith(
      { type: 'edit', roomId: 'r1', messageId: 'm1', text: 'Who pays it?' },
      expect.anything(),
    );
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('are not saved without a change, or after the time limit', () => {
    ask({ type: 'reword', message: fresh() });
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
      /You haven’t changed anything/,
    );
  });

  it('are not saved after the time limit', async () => {
    const { run } = ask({ type: 'reword', message: { ...message, createdAtMs: Date.now() - 30_001 } });
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save).toHaveAccessibleDescription(/30 seconds/);
    await userEvent.click(save);
    expect(run).not.toHaveBeenCalled();
  });
});

describe('a message from further back', () => {
  const nothing = () => undefined;

  it('is shown with its context, and has the focus', async () => {
    const before = { ...aMessage({ text: 'Buses for all' }), id: 'm0' };
    const fetchMessages = async () => [before, message];
    render(<AroundDialog roomId="r1" messageId="m1" onClose={nothing} fetchMessages={fetchMessages} />);
    expect(await screen.findByText('Buses for all')).toBeVisible();
    expect(document.activeElement).toHaveTextContent('Who pays?');
  });

  it('that is gone shows that', async () => {
    render(<AroundDialog roomId="r1" messageId="m1" onClose={nothing} fetchMessages={async () => []} />);
    expect(await screen.findByText('That message isn’t there any more.')).toBeVisible();
  });

  it('that could not be read can be retried', async () => {
    vi.spyOn(console, 'warn').mockImplementation(nothing);
    const fetchMessages = vi
      .fn<() => Promise<[typeof message]>>()
      .mockRejectedValueOnce(new Error('No connection'))
      .mockResolvedValue([message]);
    render(<AroundDialog roomId="r1" messageId="m1" onClose={nothing} fetchMessages={fetchMessages} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Who pays?')).toBeVisible();
  });
});
