import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Button } from './button.tsx';
import { Popover } from './popover.tsx';
import { Tooltip } from './tooltip.tsx';

describe('a popover', () => {
  function setUp() {
    render(
      <>
        <Popover trigger={<Button>Notifications</Button>} title="What is new">
          <button type="button">Mark all as read</button>
        </Popover>
        <button type="button">Elsewhere</button>
      </>,
    );
    return screen.getByRole('button', { name: 'Notifications' });
  }

  test('takes the focus, has its title for a name, and gives the focus back on Escape', async () => {
    const button = setUp();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('dialog', { name: 'What is new' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  test('stays while its own buttons are used, and closes when the focus leaves', async () => {
    await userEvent.click(setUp());
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveFocus();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await userEvent.tab();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a tooltip', () => {
  test('appears when the pointer rests and goes when it leaves', async () => {
    render(
      <Tooltip words="Copies the link">
        <Button>Link</Button>
      </Tooltip>,
    );
    await userEvent.hover(screen.getByRole('button'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Copies the link');
    await userEvent.unhover(screen.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  });

  test('appears on keyboard focus and disappears on Escape', async () => {
    render(
      <Tooltip words="Copies the link">
        <Button>Link</Button>
      </Tooltip>,
    );
    await userEvent.tab();
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  test('does not appear while it is off', async () => {
    render(
      <Tooltip words="Copies the link" off>
        <Button>Link</Button>
      </Tooltip>,
    );
    await userEvent.tab();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});
