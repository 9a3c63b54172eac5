import { describe, expect, it } from 'vitest';
import { Timeline } from './timeline.ts';

describe('virtual time', () => {
  it('runs events when they are due, those of one moment in the order of planning', async () => {
    const timeline = new Timeline();
    const happened: string[] = [];
    const startMs = timeline.nowMs;
    for (const [delayMs, name] of [
      [20, 'c'],
      [5, 'a'],
      [20, 'd'],
      [7, 'b'],
    ] as const)
      timeline.after(delayMs, () => happened.push(`${name}${timeline.nowMs - startMs}`));
    expect(await timeline.run(100)).toBe(true);
    expect(happened).toEqual(['a5', 'b7', 'c20', 'd20']);
  });

  it('drops cancelled events', async () => {
    const timeline = new Timeline();
    const happened: string[] = [];
    const timer = timeline.after(1, () => happened.push('cancelled'));
    timeline.after(2, () => happened.push('kept'));
    timer.cancel();
    await timeline.run(100);
    expect(happened).toEqual(['kept']);
  });

  it('lets code that awaited a settled promise continue before the next event', async () => {
    const timeline = new Timeline();
    const happened: string[] = [];
    void new Promise<void>((resolve) => {
      timeline.after(1, () => {
        timeline.stir();
        resolve();
      });
    }).then(() => happened.push('went on'));
    timeline.after(1, () => happened.push('next'));
    await timeline.run(100);
    expect(happened).toEqual(['went on', 'next']);
  });

  it('reports when events never come to rest', async () => {
    const timeline = new Timeline();
    const again = () => void timeline.after(1, again);
    again();
    expect(await timeline.run(50)).toBe(false);
  });
});
