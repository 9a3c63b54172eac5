import { expect, test } from 'vitest';
import { createVisitorJudge } from '../../../shared/engine/jobs/judge-visitor.ts';
import { EXAMPLE } from './example.ts';
import { HELD_EXAMPLE } from './held-example.ts';

const judgeVisitor = createVisitorJudge();
const judge = (text: string) =>
  judgeVisitor({ text, motion: EXAMPLE.motion, opponent: EXAMPLE.against.name });

test('the example on the front page is the moderator’s real answer', () => {
  const { verdict } = judge(HELD_EXAMPLE.text);
  expect(verdict?.holds).toBe(true);
  const { says, quote, rule, why } = verdict!.intervention;
  expect(HELD_EXAMPLE.intervention).toEqual({ says, quote, rule, why });
});

test('words in another language are not taken for read', () => {
  expect(judge('Die Wahlpflicht bringt alle Menschen an die Urne, und das ist gut.').isRead).toBe(false);
  expect(judge('A duty to vote brings everybody to the polls, and that is good.').isRead).toBe(true);
});
