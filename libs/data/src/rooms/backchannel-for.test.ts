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

it('leaves the lines of those out whom a block keeps apart, and nobody else’s', () => {
  const lines = [line('ada'), line('ben'), line('cleo')];
  expect(withoutThose(lines, ['ben', 'dara']).map(({ authorId }) => authorId)).toEqual(['ada', 'cleo']);
  expect(withoutThose(lines, [])).toBe(lines);
});
