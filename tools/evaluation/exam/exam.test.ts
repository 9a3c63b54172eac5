import { groupBy } from '@rostrum/moderator/debate';
import { describe, expect, test } from 'vitest';
import {
  isOrdinary,
  LABELS,
  messageSchema,
  ORDINARY,
  readMessages,
  readTalks,
  TO_FIND,
  type ExamMessage,
} from './exam.ts';

const messages = readMessages();
const talks = readTalks();
const toFind = messages.filter((message) => !isOrdinary(message));

function count(holds: (message: ExamMessage) => boolean): number {
  return messages.filter(holds).length;
}

function shareFor(rows: readonly ExamMessage[]): number {
  const sided = rows.filter(({ side }) => side !== undefined);
  return sided.filter(({ side }) => side === 'for').length / sided.length;
}

describe('the exam', () => {
  test('has at least 500 messages in listed talks, about at least 25 motions', () => {
    expect(messages.length).toBeGreaterThanOrEqual(500);
    expect(new Set(talks.flatMap(({ motion }) => motion ?? [])).size).toBeGreaterThanOrEqual(25);
    expect(new Set(messages.map(({ talk }) => talk))).toEqual(new Set(talks.map(({ id }) => id)));
  });

  test('gives a debate a motion and every other talk a topic', () => {
    const odd = talks.filter(
      ({ setting, motion, topic }) =>
        (setting === 'debate') === (motion === undefined) || (motion === undefined) === (topic === undefined),
    );
    expect(odd).toEqual([]);
  });

  test('repeats nothing', () => {
    expect(new Set(talks.map(({ id }) => id)).size).toBe(talks.length);
    expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
    expect(new Set(messages.map(({ text }) => text)).size).toBe(messages.length);
  });

  test('keeps the messages of a talk together and in order', () => {
    expect(messages.map(({ id }) => id)).toEqual(messages.map(({ id }) => id).toSorted());
    expect(messages.filter(({ id, talk }) => !id.startsWith(`${talk}-`))).toEqual([]);
  });

  test('has every kind, and something to find for every label but `toxicity`, which it leaves open', () => {
    expect(new Set(messages.map(({ kind }) => kind))).toEqual(new Set([...ORDINARY, ...TO_FIND]));
    const found = new Set(messages.flatMap((message) => message.found));
    expect(found).toEqual(new Set(LABELS.filter((label) => label !== 'toxicity')));
    expect(messages.flatMap(({ open = [] }) => open)).toContain('toxicity');
  });

  test('is mostly ordinary: between two thirds and four fifths', () => {
    const share = count(isOrdinary) / messages.length;
    expect(share).toBeGreaterThan(2 / 3);
    expect(share).toBeLessThan(4 / 5);
  });

  test('lets nothing happen to an ordinary message, and something to every other', () => {
    const ordinary = messages.filter(isOrdinary);
    expect(ordinary.filter(({ acts, found }) => acts !== 'nothing' || found.length > 0)).toEqual([]);
    expect(toFind.filter(({ acts }) => acts === 'nothing')).toEqual([]);
    expect(toFind.filter(({ found, offTopic }) => found.length === 0 && offTopic !== true)).toEqual([]);
  });

  test('gives care to distress and to nothing else', () => {
    const one = (message: ExamMessage) => [message.acts === 'care', message.kind === 'distress'];
    expect(messages.map(one).filter(([cares, distressed]) => cares !== distressed)).toEqual([]);
  });

  test('has both sides within five per cent of each other, and blames neither more', () => {
    expect(Math.abs(shareFor(messages) - 0.5)).toBeLessThan(0.05);
    expect(Math.abs(shareFor(toFind) - 0.5)).toBeLessThan(0.05);
  });

  test('blames no name for more than one in twenty of the expected findings', () => {
    const names = groupBy(toFind, ({ by }) => by);
    const most = Math.max(...[...names.values()].map((rows) => rows.length));
    expect(most).toBeLessThanOrEqual(toFind.length / 20);
  });

  test('has at least one in ten messages in another language than English, in at least seven', () => {
    expect(count(({ lang }) => lang !== 'en') / messages.length).toBeGreaterThanOrEqual(0.1);
    expect(new Set(messages.map(({ lang }) => lang)).size).toBeGreaterThanOrEqual(8);
  });

  test('names the restated claim of each restatement, and whether it is fair', () => {
    const odd = messages.filter(
      ({ kind, fair, restates }) =>
        new Set([kind === 'restatement', fair !== undefined, restates !== undefined]).size > 1,
    );
    expect(odd).toEqual([]);
  });

  test('leaves nothing both found and open', () => {
    const torn = messages.filter(({ found, open = [] }) => found.some((label) => open.includes(label)));
    expect(torn).toEqual([]);
  });
});

describe('a line of the exam', () => {
  const [line] = messages;

  test.each([
    ['an unknown field', { mood: 'calm' }],
    ['a label that does not exist', { found: ['rudeness'] }],
    ['an act that does not exist', { acts: 'ban' }],
    ['a stance that does not exist', { stance: 'sings' }],
    ['no words', { text: '  ' }],
  ])('is refused with %s', (_, change) => {
    expect(messageSchema.safeParse(line).success).toBe(true);
    expect(messageSchema.safeParse({ ...line, ...change }).success).toBe(false);
  });
});
