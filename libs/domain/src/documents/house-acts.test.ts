import { describe, expect, test } from 'vitest';
import { caseIdSchema } from '../ids.ts';
import { receiptNumberSchema } from '../contracts/receipts.ts';
import { CASE_REASON_LIST, rankOf } from './case-reasons.ts';
import { CASE_REASONS } from './case-words.ts';
import { caseIdOf, type CaseSubject } from './case-subject.ts';
import { areActsPossible, isRestricting } from './house-acts.ts';

describe('the acts of the house', () => {
  test('each fit only certain subjects', () => {
    expect(areActsPossible('message', [{ act: 'hideMessage' }, { act: 'warn' }])).toBe(true);
    expect(areActsPossible('topic', [{ act: 'hideMessage' }])).toBe(false);
    expect(areActsPossible('person', [{ act: 'closeRoom', isHidden: true }])).toBe(false);
  });

  test('happen once', () => {
    expect(areActsPossible('person', [{ act: 'suspend', days: 7 }])).toBe(true);
    expect(
      areActsPossible('person', [
        { act: 'suspend', days: 7 },
        { act: 'suspend', days: null },
      ]),
    ).toBe(false);
  });
});

describe('a topic that waits', () => {
  test.each([
    ['is published, and nothing else happens', [{ act: 'publishTopic' }], true],
    ['is refused', [{ act: 'refuseTopic' }], true],
    ['is refused, and its author is warned', [{ act: 'refuseTopic' }, { act: 'warn' }], true],
    ['is not left waiting', [], false],
    ['is not left waiting with a warning', [{ act: 'warn' }], false],
    ['is not published with a warning', [{ act: 'publishTopic' }, { act: 'warn' }], false],
    ['is not both', [{ act: 'publishTopic' }, { act: 'refuseTopic' }], false],
    ['is not hidden, because nobody sees it', [{ act: 'hideTopic' }], false],
  ] as const)('%s', (_, acts, isPossible) => {
    expect(areActsPossible('waitingTopic', acts)).toBe(isPossible);
  });

  test('is the only subject that is published or refused', () => {
    for (const act of ['publishTopic', 'refuseTopic'] as const)
      expect(areActsPossible('topic', [{ act }])).toBe(false);
  });

  test('is restricted by a refusal, and not by its publication', () => {
    expect(isRestricting([{ act: 'publishTopic' }])).toBe(false);
    expect(isRestricting([{ act: 'refuseTopic' }])).toBe(true);
    expect(isRestricting([])).toBe(false);
  });
});

describe('the queue', () => {
  test('begins with threats, then private details, sexual content, hate, and everything else', () => {
    const order = CASE_REASON_LIST.toSorted((one, other) => rankOf(other, false) - rankOf(one, false));
    expect(order.slice(0, 4)).toEqual(['threat', 'private', 'sexual', 'hate']);
    expect(new Set(order.slice(4).map((reason) => rankOf(reason, false)))).toEqual(new Set([0]));
    expect(Object.keys(CASE_REASONS)).toEqual(CASE_REASON_LIST);
  });

  test('puts a host’s call before others of the same kind, not before more serious ones', () => {
    expect(rankOf('spam', true)).toBeGreaterThan(rankOf('spam', false));
    expect(rankOf('spam', true)).toBeLessThan(rankOf('hate', false));
  });
});

describe('a case', () => {
  const subjects: CaseSubject[] = [
    { kind: 'room', roomId: 'r'.repeat(64) },
    { kind: 'message', roomId: 'r'.repeat(64), messageId: 'm'.repeat(64) },
    { kind: 'chatLine', roomId: 'r'.repeat(64), lineId: 'm'.repeat(64) },
    { kind: 'person', uid: 'u'.repeat(128) },
    { kind: 'photo', uid: 'u'.repeat(128) },
    { kind: 'topic', topicId: 't'.repeat(64) },
    { kind: 'waitingTopic', topicId: 't'.repeat(64) },
  ];

  test('has a distinct id for each subject, however long its parts are', () => {
    const ids = subjects.map(caseIdOf);
    expect(new Set(ids).size).toBe(subjects.length);
    for (const id of ids) expect(caseIdSchema.parse(id)).toBe(id);
  });
});

test('the number of a report has no letters that look like digits', () => {
  expect(receiptNumberSchema.safeParse('R-7KQ2M9XHTB').success).toBe(true);
  expect(receiptNumberSchema.safeParse('R-7KQ2M9XHTO').success).toBe(false);
  expect(receiptNumberSchema.safeParse('R-1KQ2M9XHTB').success).toBe(false);
});
