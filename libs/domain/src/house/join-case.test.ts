import { describe, expect, test } from 'vitest';
import { caseSchema, REPORTS_ON_CASE, type CaseDocument } from '../documents/case.ts';
import { joinCase, waitingCase, type IncomingReport } from './join-case.ts';

const report = (changes: Partial<IncomingReport> = {}): IncomingReport => ({
  by: 'ada',
  subject: { kind: 'person', uid: 'ben' },
  about: 'ben',
  aboutName: 'Ben Okafor',
  snapshot: { text: 'Ben Okafor', motion: '', place: '/app/people?person=ben', atMs: 5 },
  reason: 'spam',
  text: 'Sells ties.',
  isUrgent: false,
  snapshotKey: 'one',
  atMs: 5,
  ...changes,
});
const decided = (one: CaseDocument): CaseDocument => ({
  ...one,
  state: 'decided',
  decisionId: 'd1',
  decidedAtMs: 9,
});

describe('reports of one subject', () => {
  test('form one case, which takes the most serious of their reasons', () => {
    const first = joinCase(undefined, undefined, report())!;
    const second = joinCase(first, undefined, report({ by: 'cleo', reason: 'threat', atMs: 6 }))!;
    expect(second).toMatchObject({ round: 1, people: 2, visitors: 0, reasons: { spam: 1, threat: 1 } });
    expect(second.rank).toBeGreaterThan(first.rank);
    expect(second.newest.map(({ reason }) => reason)).toEqual(['threat', 'spam']);
    expect([second.firstAtMs, second.lastAtMs]).toEqual([5, 6]);
  });

  test('count a person once', () => {
    const first = joinCase(undefined, undefined, report())!;
    expect(joinCase(first, { round: 1, snapshotKey: 'one' }, report({ snapshotKey: 'two' }))).toBeUndefined();
  });

  test('keep the case small, no matter how many arrive', () => {
    let one = joinCase(undefined, undefined, report())!;
    const text = 'x'.repeat(1_000);
    for (let at = 0; at < 10_000; at += 1) {
      one = joinCase(one, undefined, report({ by: at % 2 ? `user-${at}` : '', text, atMs: at }))!;
    }
    expect(one).toMatchObject({ people: 5_001, visitors: 5_000, reasons: { spam: 10_001 } });
    expect(one.newest).toHaveLength(REPORTS_ON_CASE);
    expect(JSON.stringify(one).length).toBeLessThan(16_000);
    expect(caseSchema.parse(one)).toEqual(one);
  });

  test('reopen it after a decision, as the next round', () => {
    const first = decided(joinCase(undefined, undefined, report())!);
    const again = joinCase(first, undefined, report({ by: 'cleo', reason: 'other', atMs: 20 }))!;
    expect(again).toMatchObject({ state: 'open', round: 2, people: 1, reasons: { other: 1 }, firstAtMs: 20 });
    expect(again.decisionId).toBe('d1');
  });

  test('do not reopen it for a person who saw the same content decided, unless it is new', () => {
    const first = decided(joinCase(undefined, undefined, report())!);
    const own = { round: 1, snapshotKey: 'one' };
    expect(joinCase(first, own, report({ atMs: 20 }))).toBeUndefined();
    expect(joinCase(first, own, report({ atMs: 20, snapshotKey: 'two' }))).toMatchObject({ round: 2 });
  });
});

describe('the case of a topic that waits', () => {
  const waiting = (text: string, atMs: number) => ({
    subject: { kind: 'waitingTopic', topicId: 't1' } as const,
    about: 'ben',
    aboutName: 'Ben Okafor',
    snapshot: { text, motion: '', place: '/app/topics/t1', atMs },
    atMs,
  });

  test('has no reports', () => {
    const first = waitingCase(undefined, waiting('One', 5));
    expect(first).toMatchObject({ state: 'open', round: 1, rank: 0, people: 0, visitors: 0, newest: [] });
    expect(caseSchema.parse(first)).toEqual(first);
  });

  test('is the next round with other words, and keeps its place in the queue', () => {
    const next = waitingCase(waitingCase(undefined, waiting('One', 5)), waiting('Two', 9));
    expect(next).toMatchObject({
      state: 'open',
      round: 2,
      snapshot: { text: 'Two' },
      firstAtMs: 5,
      lastAtMs: 9,
    });
  });

  test('stays as it is with the same words', () => {
    const first = waitingCase(undefined, waiting('One', 5));
    expect(waitingCase(first, waiting('One', 9))).toBe(first);
  });

  test('is open again, at the end of the queue, once it was decided or withdrawn', () => {
    const first = waitingCase(undefined, waiting('One', 5));
    const again = waitingCase(decided(first), waiting('Two', 20));
    expect(again).toMatchObject({ state: 'open', round: 2, decisionId: 'd1', firstAtMs: 20 });
    const back = waitingCase({ ...first, state: 'withdrawn' }, waiting('Two', 20));
    expect(back).toMatchObject({ state: 'open', round: 2, decisionId: null, firstAtMs: 20 });
  });
});
