import { describe, expect, test } from 'vitest';
import { CONDUCT, examMessageSchema, GROUPS, readExam, readMotions } from './exam.ts';

const messages = readExam();
const motions = readMotions();

function messagesByName(rows: typeof messages): number[] {
  return [...new Set(rows.map(({ by }) => by))].map((name) => rows.filter(({ by }) => by === name).length);
}

describe('the exam', () => {
  test('has at least 320 messages about at least 20 motions, each about a listed motion', () => {
    expect(messages.length).toBeGreaterThanOrEqual(320);
    expect(motions.size).toBeGreaterThanOrEqual(20);
    expect(messages.filter(({ motion }) => !motions.has(motion))).toEqual([]);
    expect(new Set(messages.map(({ motion }) => motion)).size).toBe(motions.size);
  });

  test('repeats nothing', () => {
    expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
    expect(new Set(messages.map(({ text }) => text)).size).toBe(messages.length);
  });

  test('has every group, and something to find for every head that watches over conduct', () => {
    expect(new Set(messages.map(({ group }) => group))).toEqual(new Set(GROUPS));
    expect(new Set(messages.flatMap(({ found }) => found))).toEqual(new Set(CONDUCT));
  });

  test('has both sides within five per cent of each other, and every name on both as often', () => {
    const share = messages.filter(({ side }) => side === 'for').length / messages.length;
    expect(Math.abs(share - 0.5)).toBeLessThan(0.05);
    const counts = messagesByName(messages);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(3);
  });

  test('blames no side and no name more than the others', () => {
    const bad = messages.filter(({ found }) => found.length > 0);
    const share = bad.filter(({ side }) => side === 'for').length / bad.length;
    expect(Math.abs(share - 0.5)).toBeLessThan(0.15);
    const counts = messagesByName(bad);
    expect(Math.max(...counts)).toBeLessThanOrEqual(bad.length / 10);
  });

  test('has as many supported claims as bare ones, and as many fair restatements as unfair ones', () => {
    const count = (holds: (message: (typeof messages)[number]) => boolean) => messages.filter(holds).length;
    expect(count(({ claim, evidence }) => claim === true && evidence === true)).toBe(
      count(({ claim, evidence }) => claim === true && evidence === false),
    );
    expect(count(({ fair }) => fair === true)).toBe(count(({ fair }) => fair === false));
    expect(
      messages.filter(({ fair, restates }) => (fair === undefined) !== (restates === undefined)),
    ).toEqual([]);
  });

  test('leaves nothing both found and open', () => {
    const torn = messages.filter(({ found, open = [] }) => found.some((head) => open.includes(head)));
    expect(torn).toEqual([]);
  });
});

describe('a line of the exam', () => {
  const [line] = messages;

  test.each([
    ['an unknown field', { mood: 'calm' }],
    ['a head that does not exist', { found: ['rudeness'] }],
    ['a third side', { side: 'both' }],
    ['no words', { text: '  ' }],
  ])('is refused with %s', (_, change) => {
    expect(examMessageSchema.safeParse(line).success).toBe(true);
    expect(examMessageSchema.safeParse({ ...line, ...change }).success).toBe(false);
  });
});
