import { expect, test } from 'vitest';
import { aSpeech } from '../testing/a-speech.ts';

test('an act that its addressee calls unfair weighs half on the ladder, once', async () => {
  const { roomId, say, run, record } = await aSpeech();
  const { messageId } = await say('You are an idiot.');
  const interventionId = `personAttack-${messageId}`;
  const level = () => record().ladder['ada']?.personAttack?.level;
  expect(level()).toBe(3);
  for (let time = 0; time < 2; time += 1) {
    expect(await run('ada', { type: 'callUnfair', roomId, interventionId })).toMatchObject({ ok: true });
    expect(level()).toBe(1.5);
  }
});
