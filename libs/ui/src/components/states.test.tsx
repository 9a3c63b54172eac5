import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Bones } from './bone.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { LiveDot } from './live-dot.tsx';
import { PageHead } from './page-head.tsx';
import { PageSpinner } from './spinner.tsx';

test('an empty place has a heading, a sentence and a way on', () => {
  render(
    <EmptyState level={1} title="No feedback yet" action={<a href="/app/room">Find a seat</a>}>
      Scores appear after your first debate.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'No feedback yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find a seat' })).toBeInTheDocument();
});

test('an error is announced, says what is safe and retries on demand', async () => {
  const onRetry = vi.fn<() => void>();
  render(
    <ErrorState title="We lost the room" onRetry={onRetry} detail="unavailable">
      Your draft is kept.
    </ErrorState>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Your draft is kept.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('an error nobody can retry offers no button', () => {
  render(<ErrorState title="This room is gone" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a loading state announces itself once', () => {
  render(<Bones lines={4} label="Loading rooms" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading rooms');
});

test('a waiting page names what it waits for', () => {
  render(<PageSpinner label="Signing in" />);
  expect(screen.getByRole('status')).toHaveTextContent('Signing in');
});

test('a live dot without words has a label', () => {
  render(<LiveDot label="You are in a live room" />);
  expect(screen.getByText('You are in a live room')).toBeInTheDocument();
});

test('a page has one heading of the first level', () => {
  render(<PageHead title="Rooms" lede="Watch one." />);
  expect(screen.getByRole('heading', { level: 1, name: 'Rooms' })).toBeInTheDocument();
});
