import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fireEvent } from '@testing-library/react';
import { Modal } from './modal.tsx';
import { notify } from './notices.ts';
import { Toaster } from './toaster.tsx';

const SIX_SECONDS = 6_000;
const later = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a notice', () => {
  test('appears in a live region that was there before it', () => {
    const { container } = render(<Toaster />);
    const region = container.querySelector('[aria-live="polite"]');
    expect(region).toBeEmptyDOMElement();
    act(() => void notify({ text: 'Link copied.', tone: 'good' }));
    expect(region).toHaveTextContent('Link copied.');
  });

  test('leaves after six seconds', () => {
    render(<Toaster />);
    act(() => void notify({ text: 'Link copied.' }));
    later(SIX_SECONDS - 1);
    expect(screen.getByText('Link copied.')).toBeInTheDocument();
    later(1);
    expect(screen.queryByText('Link copied.')).not.toBeInTheDocument();
  });

  test('stays while the pointer is on it', () => {
    const { container } = render(<Toaster />);
    act(() => void notify({ text: 'Link copied.' }));
    fireEvent.pointerEnter(container.firstElementChild!);
    later(SIX_SECONDS * 2);
    expect(screen.getByText('Link copied.')).toBeInTheDocument();
    fireEvent.pointerLeave(container.firstElementChild!);
    later(SIX_SECONDS);
    expect(screen.queryByText('Link copied.')).not.toBeInTheDocument();
  });

  test('of a fault interrupts, and waits to be closed', () => {
    render(<Toaster />);
    act(() => void notify({ text: 'Not stored.', tone: 'danger' }));
    later(SIX_SECONDS * 10);
    expect(screen.getByRole('alert')).toHaveTextContent('Not stored.');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('with an act waits for it, and goes with it', () => {
    const onClick = vi.fn<() => void>();
    render(<Toaster />);
    act(() => void notify({ text: 'Kenji invites you.', action: { label: 'Open', onClick } }));
    later(SIX_SECONDS * 10);
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Kenji invites you.')).not.toBeInTheDocument();
  });

  test('appears inside a modal dialog, which makes everything else inert, and stays when that closes', () => {
    const { rerender } = render(<Toaster />);
    const page = (open: boolean) => (
      <>
        <Toaster />
        {open && (
          <Modal aria-label="A question" onClose={() => undefined}>
            <button>Answer</button>
          </Modal>
        )}
      </>
    );
    rerender(page(true));
    act(() => void notify({ text: 'Not stored.', tone: 'danger' }));
    const dialog = screen.getByRole('dialog', { name: 'A question' });
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Not stored.');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    rerender(page(false));
    expect(screen.getByRole('alert')).toHaveTextContent('Not stored.');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is one of three at most: the oldest goes', () => {
    render(<Toaster />);
    act(() => ['One', 'Two', 'Three', 'Four'].forEach((text) => notify({ text, tone: 'danger' })));
    expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual(['Two', 'Three', 'Four']);
  });
});
