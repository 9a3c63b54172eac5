import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { aClient, aPost, type Client } from './support/client.ts';
import { readMessages } from './support/database.ts';
import { aCrossExamination, expectSoundLog, floorOf } from './support/debates.ts';
import { CUT_SECONDS } from './support/environment.ts';
import { aFarClient } from './support/far-client.ts';
import { listen, type Heard } from './support/listener.ts';
import { sayAll, someTexts, untilSent } from './support/talk.ts';

const MINUTE_MS = 60_000;
const RIGHT_AGAIN_WITHIN_MS = 2_000;
/** A clock of whole seconds shows the right one or its neighbour. */
const CLOCK_ERROR_MS = 1_000;

/** The difference between the client's remaining time of the step and the stored one, in milliseconds. */
async function clockError({ serverNow }: Client, { room }: Heard, roomId: string): Promise<number> {
  const { endsAtMs } = await floorOf(roomId);
  const believed =
    room && 'floor' in room.debate && room.debate.phase === 'live' ? room.debate.floor.endsAtMs : 0;
  return Math.abs(believed - serverNow() - (endsAtMs - Date.now()));
}

test(`a person cut off for ${CUT_SECONDS} seconds loses and doubles no word, and has the right clock two seconds after`, async () => {
  const ada = await aClient('Ada Vale');
  const { client: ben, cables, machine, cut, mend } = await aFarClient('Ben Okafor');
  const roomId = await aCrossExamination(ada, ben);
  const heard = { ada: await listen(ada, roomId), ben: await listen(ben, roomId) };
  const outbox = ben.outbox(roomId);
  const before = someTexts('Ben, before it,', 3);
  for (const text of before) outbox.post(aPost(text));
  await untilSent(outbox);
  expect(await clockError(ben, heard.ben, roomId)).toBeLessThan(CLOCK_ERROR_MS);

  // The server takes one more post, and its answer is lost.
  cables[1].cut('answers');
  outbox.post(aPost('Ben was cut off here.'));
  await vi.waitFor(async () => expect(await readMessages(roomId)).toHaveLength(4), { timeout: 30_000 });
  cut();
  const cutAtMs = Date.now();
  const during = someTexts('Ben, cut off,', 20);
  for (const text of during) outbox.post(aPost(text));

  // The debate continues without him, its clock changes, and his machine resets its own.
  await sayAll(ada, roomId, someTexts('Ada', 20));
  await ada.ask({ type: 'pause', roomId });
  await ada.ask({ type: 'resume', roomId });
  await ada.ask({ type: 'extend', roomId });
  machine.aheadMs = -10 * MINUTE_MS;
  await sleep(cutAtMs + CUT_SECONDS * 1_000 - Date.now());
  expect(await readMessages(roomId)).toHaveLength(24);
  expect(heard.ben.texts.filter((text) => text.startsWith('Ada'))).toEqual([]);

  const mendedAtMs = Date.now();
  await mend();
  void outbox.flush();
  await vi.waitFor(
    async () => expect(await clockError(ben, heard.ben, roomId)).toBeLessThan(CLOCK_ERROR_MS),
    { timeout: RIGHT_AGAIN_WITHIN_MS, interval: 20 },
  );
  console.log(`The clock was right ${Date.now() - mendedAtMs} ms after ${CUT_SECONDS} s without a network`);

  await untilSent(outbox);
  const messages = await readMessages(roomId);
  const own = messages.filter(({ authorId }) => authorId === ben.uid).map(({ text }) => text);
  expect(own).toEqual([...before, 'Ben was cut off here.', ...during]);
  const ids = messages.map(({ id }) => id);
  for (const { order } of Object.values(heard))
    await vi.waitFor(() => expect(order).toEqual(ids), { timeout: 30_000 });
  await expectSoundLog(roomId);
});
