import type { ChatLine } from '@rostrum/domain';
import { expect, it } from 'vitest';
import { withoutThose } from './backchannel-for.ts';

const line = (authorId: string): ChatLine => ({
  id: `line-${authorId}`,
  authorId,
  authorName: authorId,
  text: 'Hello',
  createdAtMs: 1,
});

it('leaves out the lines of people separated by a block, and only those', () => {
  const lines = [line('ada'), line('ben'), line('cleo')];
  expect(withoutThose(lines, ['ben', 'dara']).map(({ authorId }) => authorId)).toEqual(['ada', 'cleo']);
  expect(withoutThose(lines, [])).toBe(lines);
});
