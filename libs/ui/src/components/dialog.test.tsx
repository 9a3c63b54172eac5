import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextInput } from './text-input.tsx';

/** The browser's reaction to Escape while a modal dialog is open. */
function pressEscape(dialog: HTMLElement) {
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
}

describe('a dialog', () => {
  function setUp() {
    render(
      <Dialog
        trigger={<Button>Invite</Button>}
        title="Invite to this debate"
        text="They get a card."
        actions={(close) => <Button onClick={close}>Done</Button>}
      >
        <TextInput aria-label="Who" />
      </Dialog>,
    );
    return screen.getByRole('button', { name: 'Invite' });
  }

  test('is not there until it is opened', () => {
    expect(setUp()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('has the name of its title and the sentence under it', async () => {
    await userEvent.click(setUp());
    const dialog = screen.getByRole('dialog', { name: 'Invite to this debate' });
    expect(dialog).toHaveAccessibleDescription('They get a card.');
  });

  test.each(['Close', 'Done'])('closes with %s, and the focus returns to the opener', async (name) => {
    const opener = setUp();
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  test('goes with Escape and with a press outside, not with one inside', async () => {
    const opener = setUp();
    await userEvent.click(opener);
    pressEscape(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await userEvent.click(opener);
    fireEvent.mouseDown(screen.getByLabelText('Who'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    fireEvent.mouseDown(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a question before something that cannot be taken back', () => {
  function setUp() {
    const onConfirm = vi.fn<() => void>();
    render(
      <AlertDialog
        trigger={<Button>End</Button>}
        title="End the debate?"
        text="What was said stays."
        confirm="End debate"
        cancel="Keep going"
        danger
        onConfirm={onConfirm}
      />,
    );
    return { opener: screen.getByRole('button', { name: 'End' }), onConfirm };
  }

  test('is an alert dialog with the safe answer in focus', async () => {
    await userEvent.click(setUp().opener);
    expect(screen.getByRole('alertdialog', { name: 'End the debate?' })).toHaveAccessibleDescription(
      'What was said stays.',
    );
    expect(screen.getByRole('button', { name: 'Keep going' })).toHaveFocus();
  });

  test('acts on confirmation', async () => {
    const { opener, onConfirm } = setUp();
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('button', { name: 'End debate' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('does nothing on Escape or on the safe answer, and is not answered by a press outside', async () => {
    const { opener, onConfirm } = setUp();
    await userEvent.click(opener);
    fireEvent.mouseDown(screen.getByRole('alertdialog'));
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    pressEscape(screen.getByRole('alertdialog'));
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('button', { name: 'Keep going' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(onConfirm).not.toHaveBeenCalled();
    expect(opener).toHaveFocus();
  });
});
