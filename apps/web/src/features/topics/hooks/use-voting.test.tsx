import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useVoting, type Choice } from './use-voting.ts';

/** A server that answers a vote only on command. */
function slowServer() {
  const sent: Choice[] = [];
  const answers: (() => void)[] = [];
  const send = (choice: Choice) => {
    sent.push(choice);
    return new Promise<void>((resolve) => answers.push(resolve));
  };
  return { sent, send, answer: () => act(async () => answers.shift()?.()) };
}

test('a choice made while another is under way is sent after it, and counts at once', async () => {
  const { sent, send, answer } = slowServer();
  const { result } = renderHook(() => useVoting(send));
  act(() => void result.current.vote('down'));
  act(() => void result.current.vote('up'));
  expect(sent).toEqual(['down']);
  expect(result.current.ownVote(null)).toBe('up');
  await answer();
  expect(sent).toEqual(['down', 'up']);
  expect(result.current.ownVote('down')).toBe('up');
  await answer();
  expect(result.current.ownVote('up')).toBe('up');
  expect(result.current.ownVote(undefined)).toBeUndefined();
});

test('of many quick choices only the first and the last are sent', async () => {
  const { sent, send, answer } = slowServer();
  const { result } = renderHook(() => useVoting(send));
  for (const choice of ['up', 'down', 'up', null] as const) act(() => void result.current.vote(choice));
  await answer();
  await answer();
  expect(sent).toEqual(['up', null]);
  act(() => void result.current.vote('down'));
  expect(sent).toEqual(['up', null, 'down']);
});
