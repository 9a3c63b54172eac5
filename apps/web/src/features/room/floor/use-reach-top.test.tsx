import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useReachTop } from './use-reach-top.ts';

type Wish = { scrollTop: number; height: number; isLoading?: boolean; problem?: string; counts?: number[] };

/**
 * A floor 500 px high with so much in it, scrolled there, where there are so many lines at first and then; gives how often
 * it asked for an earlier page.
 */
function reach({ scrollTop, height, isLoading = false, problem, counts: [first = 1, ...later] = [] }: Wish) {
  const load = vi.fn<() => void>();
  function List({ count }: { count: number }) {
    const ref = useRef<HTMLDivElement>(null);
    const earlier = { isLoading, problem, load };
    return (
      <div
        ref={(element) => {
          if (!element) return;
          Object.defineProperty(element, 'clientHeight', { value: 500, configurable: true });
          Object.defineProperty(element, 'scrollHeight', { value: height, configurable: true });
          element.scrollTop = scrollTop;
          ref.current = element;
        }}
        data-testid="list"
        onScroll={useReachTop(ref, earlier, count)}
      />
    );
  }
  const { unmount, rerender } = render(<List count={first} />);
  screen.getByTestId('list').dispatchEvent(new Event('scroll', { bubbles: true }));
  for (const count of later) rerender(<List count={count} />);
  unmount();
  return load.mock.calls.length;
}

describe('the beginning of what is loaded', () => {
  it('asks for what came before when somebody comes near it', () => {
    expect(reach({ scrollTop: 200, height: 5_000 })).toBe(1);
    expect(reach({ scrollTop: 3_000, height: 5_000 })).toBe(0);
  });

  it('asks by itself where what is there does not fill the floor', () => {
    expect(reach({ scrollTop: 0, height: 400 })).toBe(1);
  });

  it('asks again where what came leaves them near it: no turn of a wheel scrolls there', () => {
    expect(reach({ scrollTop: 0, height: 5_000, counts: [50, 50] })).toBe(1);
    expect(reach({ scrollTop: 0, height: 5_000, counts: [50, 53] })).toBe(2);
    expect(reach({ scrollTop: 0, height: 5_000, counts: [50, 53, 53] })).toBe(2);
    expect(reach({ scrollTop: 2_000, height: 5_000, counts: [50, 53] })).toBe(0);
  });

  it('does not ask twice, nor again by scrolling for what failed', () => {
    expect(reach({ scrollTop: 0, height: 5_000, isLoading: true })).toBe(0);
    expect(reach({ scrollTop: 0, height: 5_000, problem: 'No answer.' })).toBe(0);
  });
});
