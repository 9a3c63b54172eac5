import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { useFollow } from './use-follow.ts';

const isOwn = (key: string) => key.startsWith('mine');
const KEYS = ['line-a', 'line-b'];

function List({ keys }: { keys: readonly string[] }) {
  const { ref, onScroll, unseen, toEnd } = useFollow(keys, isOwn);
  return (
    <>
      <div ref={ref} onScroll={onScroll} data-testid="list">
        {keys.map((key) => (
          <button key={key}>{key}</button>
        ))}
      </div>
      <button onClick={toEnd}>{unseen} new</button>
    </>
  );
}

/** A list of twenty lines, 100 px each, in a window of 500 px; jsdom lays nothing out by itself. */
function show(count = 20) {
  const keys = Array.from({ length: count }, (_, index) => `line-${index}`);
  const { rerender } = render(<List keys={keys} />);
  const list = screen.getByTestId('list');
  let lines = count;
  Object.defineProperty(list, 'clientHeight', { value: 500 });
  Object.defineProperty(list, 'scrollHeight', { get: () => lines * 100 });
  const scrollTo = (top: number) =>
    act(() => {
      list.scrollTop = top;
      list.dispatchEvent(new Event('scroll', { bubbles: true }));
    });
  const arrive = (...fresh: string[]) => {
    keys.push(...fresh);
    lines = keys.length;
    rerender(<List keys={[...keys]} />);
  };
  const redraw = () => rerender(<List keys={[...keys]} />);
  scrollTo(lines * 100 - 500);
  return { list, keys, scrollTo, arrive, redraw, unseen: () => screen.getByText(/ new$/).textContent };
}

describe('a growing floor', () => {
  it('stays at its end for a person who reads along', () => {
    const { list, arrive, unseen } = show();
    arrive('line-new');
    expect(list.scrollTop).toBe(2_100);
    expect(unseen()).toBe('0 new');
  });

  it('never moves the reading position further up, and counts new lines', () => {
    const { list, scrollTo, arrive, unseen } = show();
    scrollTo(300);
    arrive('line-a');
    arrive('line-b', 'line-c');
    expect(list.scrollTop).toBe(300);
    expect(unseen()).toBe('3 new');
  });

  it('does not take an earlier page for something new', () => {
    const { list, scrollTo, keys, redraw, unseen } = show();
    scrollTo(300);
    keys.unshift('earlier-a', 'earlier-b', 'mine-earlier');
    redraw();
    expect(unseen()).toBe('0 new');
    expect(list.scrollTop).toBe(300);
  });

  it('counts other people’s lines while one’s own are pending at the end', () => {
    const { scrollTo, arrive, keys, redraw, unseen } = show();
    arrive('mine-waits');
    scrollTo(300);
    keys.splice(-1, 0, 'line-a');
    redraw();
    expect(unseen()).toBe('1 new');
  });

  it('jumps down on demand, and then reads along again', () => {
    const { list, scrollTo, arrive, unseen } = show();
    scrollTo(300);
    arrive('line-a');
    act(() => screen.getByText('1 new').click());
    expect(list.scrollTop).toBe(2_100);
    arrive('line-b');
    expect(list.scrollTop).toBe(2_200);
    expect(unseen()).toBe('0 new');
  });

  it('resets the count once somebody has scrolled down', () => {
    const { scrollTo, arrive, unseen } = show();
    scrollTo(300);
    arrive('line-a');
    scrollTo(1_600);
    expect(unseen()).toBe('0 new');
  });

  it('brings one’s own words into view', () => {
    const { list, scrollTo, arrive } = show();
    scrollTo(300);
    arrive('mine-1');
    expect(list.scrollTop).toBe(2_100);
  });

  it('keeps to the end of a list that grows while it is still being measured', () => {
    const { list, scrollTo, arrive } = show();
    arrive('line-a');
    scrollTo(1_650);
    arrive('line-b', 'line-c', 'line-d');
    list.dispatchEvent(new Event('scroll', { bubbles: true }));
    arrive('line-e');
    expect(list.scrollTop).toBe(2_500);
  });

  it('does not move while a control of the floor is in hand', () => {
    const { list, arrive, unseen } = show();
    act(() => screen.getByText('line-19').focus());
    arrive('line-a');
    expect(list.scrollTop).toBe(1_500);
    expect(unseen()).toBe('1 new');
  });
});

describe('the end of a debate', () => {
  /** Twenty lines of 100 px and then results of 900 px below a heading, in a window of 500 px. */
  function showEnding() {
    function Ended({ keys }: { keys: readonly string[] }) {
      const ending = useRef<HTMLHeadingElement>(null);
      const { ref, onScroll } = useFollow(keys, isOwn, ending);
      return (
        <div ref={ref} onScroll={onScroll} data-testid="list">
          <h2 ref={ending} tabIndex={-1}>
            The debate is over
          </h2>
        </div>
      );
    }
    const { rerender } = render(<Ended keys={KEYS} />);
    const list = screen.getByTestId('list');
    Object.defineProperty(list, 'clientHeight', { value: 500 });
    Object.defineProperty(list, 'scrollHeight', { value: 2_900 });
    list.getBoundingClientRect = () => ({ top: 0 }) as DOMRect;
    let linesHigh = 2_000;
    const measure = (high: number) => (linesHigh = high);
    screen.getByRole('heading').getBoundingClientRect = () =>
      ({ top: linesHigh - list.scrollTop }) as DOMRect;
    const scrollTo = (top: number) =>
      act(() => {
        list.scrollTop = top;
        list.dispatchEvent(new Event('scroll', { bubbles: true }));
      });
    const arrive = (...fresh: string[]) => rerender(<Ended keys={[...KEYS, ...fresh]} />);
    return { list, scrollTo, measure, arrive };
  }

  it('leads a person who reads along to its heading, and not past it', () => {
    const { list, scrollTo, arrive } = showEnding();
    scrollTo(1_960);
    arrive('line-new');
    expect(list.scrollTop).toBe(1_976);
  });

  it('corrects itself when the lines above turn out to be shorter', () => {
    const { list, scrollTo, measure, arrive } = showEnding();
    scrollTo(1_960);
    arrive('line-new');
    act(() => screen.getByRole('heading').focus());
    measure(1_700);
    arrive('line-new', 'line-newer');
    expect(list.scrollTop).toBe(1_676);
  });

  it('leads nobody back who already reads the results', () => {
    const { list, scrollTo, arrive } = showEnding();
    scrollTo(2_300);
    arrive('line-new');
    expect(list.scrollTop).toBe(2_300);
  });

  it('leaves a person alone who reads further up', () => {
    const { list, scrollTo, arrive } = showEnding();
    scrollTo(1_960);
    scrollTo(300);
    arrive('line-new');
    expect(list.scrollTop).toBe(300);
  });
});
