import { describe, expect, it } from 'vitest';
import { QUICK_CLASH } from '../debate/formats/quick-clash.ts';
import { aMessage, anIntervention, NOON_MS } from '../testing/index.ts';
import { sectionsOf, withoutBells } from './floor-sections.ts';

const said = (id: string, atMs: number, stepIndex: number) => ({
  ...aMessage({ createdAtMs: NOON_MS + atMs, stepIndex }),
  id,
});
const done = (id: string, atMs: number, act: 'open' | 'time' | 'handover' | 'personAttack' | 'close') => ({
  ...anIntervention({ act, atMs: NOON_MS + atMs }),
  id,
});

function outline(...[messages, acts]: [ReturnType<typeof said>[], ReturnType<typeof done>[]]) {
  return sectionsOf(QUICK_CLASH.steps, messages, acts).map(({ step, entries }) => [
    step?.name,
    ...entries.map((entry) => (entry.type === 'message' ? entry.message.id : entry.act.id)),
  ]);
}

describe('the floor by steps', () => {
  it('begins a step with the hand-over and puts the bells into the running step', () => {
    const messages = [said('m1', 10, 0), said('m2', 140, 1)];
    const acts = [done('open', 0, 'open'), done('bell', 60, 'time'), done('next', 135, 'handover')];
    expect(outline(messages, acts)).toEqual([
      ['Opening, For', 'open', 'm1', 'bell'],
      ['Opening, Against', 'next', 'm2'],
    ]);
  });

  it('keeps bells out of the speeches, where that is asked for', () => {
    const acts = [done('open', 0, 'open'), done('bell', 60, 'time'), done('next', 135, 'handover')];
    expect(withoutBells(acts).map(({ id }) => id)).toEqual(['open', 'next']);
  });

  it('shows steps without messages', () => {
    const acts = [done('open', 0, 'open'), done('h1', 10, 'handover'), done('h2', 20, 'handover')];
    expect(outline([], acts).map(([name]) => name)).toEqual([
      'Opening, For',
      'Opening, Against',
      'Cross-examination',
    ]);
  });

  it('keeps a message of the grace time in the step it was posted in', () => {
    const messages = [said('late', 130, 0)];
    expect(outline(messages, [done('open', 0, 'open'), done('next', 135, 'handover')])[0]).toEqual([
      'Opening, For',
      'open',
      'late',
    ]);
  });

  it('counts the hand-overs of the end of a floor from the step that it is in', () => {
    const acts = [done('h3', 10, 'handover'), done('h4', 20, 'handover')];
    const tail = (...messages: ReturnType<typeof said>[]) =>
      sectionsOf(QUICK_CLASH.steps, messages, acts, { hasEarlier: true }).map(({ stepIndex }) => stepIndex);
    expect(tail(said('m3', 15, 3))).toEqual([3, 4]);
    expect(tail(said('m4', 30, 4))).toEqual([3, 4]);
    expect(tail()).toEqual([QUICK_CLASH.steps.length - 2, QUICK_CLASH.steps.length - 1]);
  });

  it('finds its step again if a hand-over is missing', () => {
    expect(outline([said('m1', 10, 0), said('m3', 300, 3)], [])).toEqual([
      ['Opening, For', 'm1'],
      ['Rebuttal, For', 'm3'],
    ]);
  });

  it('puts a message before the act about it', () => {
    expect(outline([said('m1', 10, 0)], [done('about-m1', 10, 'personAttack')])[0]).toEqual([
      'Opening, For',
      'm1',
      'about-m1',
    ]);
  });

  it('ends with the closing words, inside the last step', () => {
    const acts = [
      done('open', 0, 'open'),
      ...[1, 2, 3, 4].map((step) => done(`h${step}`, step * 10, 'handover')),
      done('close', 50, 'close'),
    ];
    expect(outline([], acts).at(-1)).toEqual(['Rebuttal, Against', 'h4', 'close']);
  });
});
