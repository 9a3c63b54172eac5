import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useReachTop } from './use-reach-top.ts';

type Wish = { scrollTop: number; height: number; isLoading?: boolean; problem?: string; counts?: number[] };

/**
 * A floor of 500 px with this content height, scroll position, and line counts at first and then; returns how many
 * earlier pages it requested.
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

describe('the beginning of the loaded part', () => {
  it('loads earlier lines when somebody comes near it', () => {
    expect(reach({ scrollTop: 200, height: 5_000 })).toBe(1);
    expect(reach({ scrollTop: 3_000, height: 5_000 })).toBe(0);
  });

  it('loads automatically if the lines do not fill the floor', () => {
    expect(reach({ scrollTop: 0, height: 400 })).toBe(1);
  });

  it('loads again if the new lines leave them near it, where the wheel no longer scrolls', () => {
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
