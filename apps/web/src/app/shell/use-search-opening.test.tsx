import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSearchOpening } from './use-search-opening.ts';

test('a search that is opened while the last one closes is a new one', () => {
  const { result } = renderHook(useSearchOpening);
  act(() => result.current.open('learning'));
  const last = result.current.opening;
  act(() => {
    result.current.close();
    result.current.open('');
  });
  expect(result.current).toMatchObject({ text: '', opening: last + 1 });
});

test('an open search stays as it is when it is asked for again, and goes when it is closed', () => {
  const { result } = renderHook(useSearchOpening);
  act(() => result.current.open('l'));
  const { opening } = result.current;
  act(() => result.current.open(''));
  expect(result.current).toMatchObject({ text: 'l', opening });
  act(() => result.current.close());
  expect(result.current.text).toBeNull();
});
