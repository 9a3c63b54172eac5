import { expect, test } from 'vitest';
import { aDebateInMemory } from '../testing/a-debate.ts';

/** A debate in a step in which people talk to each other. */
async function inTalk(formatId: 'public-forum' | 'oxford', seatIds: readonly string[], steps: number) {
  const others = seatIds.map((seatId) => `sits-${seatId}`);
  const { roomId, run, begin } = await aDebateInMemory({ others, settings: { formatId } });
  for (const seatId of seatIds) await run(`sits-${seatId}`, { type: 'takeSeat', roomId, seatId });
  for (const uid of others) await run(uid, { type: 'ready', roomId });
  await begin();
  for (let step = 0; step < steps; step += 1) await run('ada', { type: 'nextStep', roomId });
  const asked = await run('ada', { type: 'askSummary', roomId });
  return asked.ok ? 'summed up' : asked.refusal;
}

test('the moderator sums up nothing in a format with judges', async () => {
  // The coin, and the two speeches before the first crossfire.
  expect(await inTalk('public-forum', ['for-2', 'against-2'], 3)).toBe('summary-judged');
});

test('in a talk without judges it may, once both sides have spoken', async () => {
  // The vote and the four openings before the discussion.
  expect(await inTalk('oxford', ['for-2', 'against-2'], 5)).toBe('summary-of-nothing');
});
