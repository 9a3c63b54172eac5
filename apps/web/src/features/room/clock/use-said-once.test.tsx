import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSaidOnce } from './use-said-once.ts';

const a = { id: 'a', text: 'A' };
const b = { id: 'b', text: 'B' };

it('says each thing once, and does not repeat an old one when a newer one is over', () => {
  const { result, rerender } = renderHook(({ all }) => useSaidOnce(all), { initialProps: { all: [a] } });
  expect(result.current).toEqual(a);
  rerender({ all: [b, a] });
  expect(result.current).toEqual(b);
  rerender({ all: [a] });
  expect(result.current).toEqual(b);
  rerender({ all: [{ id: 'c', text: 'C' }] });
  expect(result.current?.text).toBe('C');
});

it('announces simultaneous news one after the other', () => {
  const { result, rerender } = renderHook(({ all }) => useSaidOnce(all), { initialProps: { all: [a, b] } });
  rerender({ all: [a, b] });
  expect(result.current).toEqual(b);
});
