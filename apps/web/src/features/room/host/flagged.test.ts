import type { Flag } from '@rostrum/domain';
import { aMessage, BEN, CLEO } from '@rostrum/domain/testing';
import { expect, it } from 'vitest';
import { flaggedMessages } from './flagged.ts';

const flag = (messageId: string, by: string, reason: Flag['reason']): Flag => ({
  id: `${messageId}-${by}`,
  messageId,
  by,
  reason,
  atMs: 0,
});

it('lists a flagged message once, with how many people flagged it and why', () => {
  const message = { ...aMessage(), id: 'm1' };
  const flags = [flag('m9', BEN, 'spam'), flag('m1', BEN, 'attack'), flag('m1', CLEO, 'attack')];
  expect(flaggedMessages(flags, [message])).toEqual([
    { messageId: 'm9', message: undefined, people: 1, reasons: ['spam'] },
    { messageId: 'm1', message, people: 2, reasons: ['attack'] },
  ]);
});
