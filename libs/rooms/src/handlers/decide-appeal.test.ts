import {
  appealDocumentSchema,
  appealPath,
  interventionPath,
  interventionSchema,
  roomCommandSchema,
} from '@rostrum/domain';
import { expect, test } from 'vitest';
import { runCommand } from '../commands/run-command.ts';
import { aDebateInMemory } from '../testing/a-debate.ts';

const WHY = 'It quotes the motion.';

test('an appeal is decided by somebody neutral, with reasons, and not by a host with a seat', async () => {
  const { roomId, run, begin, platform, database, later } = await aDebateInMemory();
  await begin();
  const said = await run('ada', { type: 'speak', roomId, text: 'You are an idiot.' });
  const messageId = said.ok ? said.value.answer['messageId'] : '';
  const interventionId = `personAttack-${messageId}`;
  const appeal = { type: 'appeal', roomId, interventionId, reason: 'I was quoting.' } as const;
  expect(await run('ada', appeal)).toMatchObject({ ok: true });
  const decide = {
    type: 'decideAppeal',
    roomId,
    interventionId,
    verdict: 'overturned',
    reason: WHY,
  } as const;
  const asModerator = (uid: string) =>
    runCommand(
      platform,
      { uid, commandId: `by-${uid}`, atMs: later(), isModerator: true },
      roomCommandSchema.parse(decide),
    );
  expect(await run('ada', decide)).toMatchObject({ refusal: 'appeal-not-neutral' });
  expect(await run('ada', { type: 'undoAct', roomId, interventionId })).toMatchObject({
    refusal: 'appeal-not-neutral',
  });
  expect(await asModerator('ben')).toMatchObject({ refusal: 'appeal-not-neutral' });
  expect(await asModerator('judy')).toMatchObject({ ok: true });
  const act = (id: string) => interventionSchema.parse(database.get(interventionPath(roomId, id)).fields);
  expect(act(interventionId).appeal).toMatchObject({ verdict: 'overturned', decidedBy: 'judy', answer: WHY });
  expect(act(`correction-${interventionId}`).says).toContain(WHY);
});

test('an appeal tells the language of its debate, for people who decide without the room', async () => {
  for (const language of ['de', undefined] as const) {
    const { roomId, run, begin, database } = await aDebateInMemory({ settings: { language } });
    await begin();
    const said = await run('ada', { type: 'speak', roomId, text: 'You are an idiot.' });
    const interventionId = `personAttack-${said.ok ? said.value.answer['messageId'] : ''}`;
    await run('ada', { type: 'appeal', roomId, interventionId, reason: 'A quote.' });
    const { fields } = database.get(appealPath(roomId, interventionId));
    expect(appealDocumentSchema.parse(fields).language).toBe(language);
  }
});

test('a host with a seat undoes no act, and calls none unfair that they cannot read', async () => {
  const { roomId, run, begin } = await aDebateInMemory();
  await begin();
  await run('ada', { type: 'yield', roomId });
  const said = await run('ben', { type: 'speak', roomId, text: 'You are an idiot.' });
  const messageId = said.ok ? said.value.answer['messageId'] : '';
  const act = { roomId, interventionId: `personAttack-${messageId}` };
  expect(await run('ada', { type: 'undoAct', ...act })).toMatchObject({ refusal: 'act-unknown' });
  expect(await run('ada', { type: 'callUnfair', ...act })).toMatchObject({ refusal: 'act-unknown' });
  expect(await run('ben', { type: 'callUnfair', ...act })).toMatchObject({ ok: true });
});
