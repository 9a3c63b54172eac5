import { describe, expect, test, vi } from 'vitest';
import { aClient, aPost, type Client } from './support/client.ts';
import { readEvents, readMessages, readRoom } from './support/database.ts';
import { aCrossExamination, expectSoundLog, floorOf } from './support/debates.ts';
import { aFarClient } from './support/far-client.ts';
import { listen } from './support/listener.ts';
import { aDataFolder, startOwnStack } from './support/own-stack.ts';
import { someTexts, untilSent } from './support/talk.ts';
import { age } from './support/time-travel.ts';

const A_DAY_MS = 86_400_000;
const GRACE_MS = 15_000;

/** A Quick clash by correspondence in which For has spoken and Against has its day. */
async function aDebateByCorrespondence(pro: Client, con: Client): Promise<string> {
  const { roomId = '' } = await pro.ask({
    type: 'create',
    motion: 'This house would rather write than speak',
    formatId: 'quick-clash',
    side: 'for',
    visibility: 'unlisted',
    strictness: 'standard',
    pace: 'correspondence',
  });
  await con.ask({ type: 'takeSeat', roomId, seatId: 'against-1' });
  for (const person of [pro, con]) await person.ask({ type: 'ready', roomId });
  await pro.ask({ type: 'speak', roomId, text: 'Who writes thinks first.' });
  await pro.ask({ type: 'yield', roomId });
  return roomId;
}

async function stored(roomId: string) {
  return {
    room: await readRoom(roomId),
    messages: await readMessages(roomId),
    log: await readEvents(roomId),
  };
}

describe('a debate by correspondence, when everything is stopped and started again', () => {
  test('is unchanged, and continues to its end', async () => {
    const folder = aDataFolder();
    const stop = await startOwnStack(folder);
    const [ada, ben] = [await aClient('Ada Vale'), await aClient('Ben Okafor')];
    const roomId = await aDebateByCorrespondence(ada, ben);
    const before = await stored(roomId);
    await stop();

    await startOwnStack(folder);
    expect(await stored(roomId)).toEqual(before);
    const [adaAgain, benAgain] = [
      await aClient('Ada Vale', { uid: ada.uid }),
      await aClient('Ben Okafor', { uid: ben.uid }),
    ];
    const heard = await listen(adaAgain, roomId);
    await benAgain.ask({ type: 'speak', roomId, text: 'Who speaks is understood at once.' });
    const said = ['Who writes thinks first.', 'Who speaks is understood at once.'];
    await vi.waitFor(() => expect(heard.texts).toEqual(said));

    const { stepSeq, endsAtMs } = await floorOf(roomId);
    const goOn = () => adaAgain.send({ type: 'advance', roomId, stepSeq });
    expect(await goOn()).toMatchObject({ status: 'refused', refusal: 'step-still-running' });
    await age(roomId, endsAtMs + GRACE_MS - Date.now());
    expect(await goOn()).toMatchObject({ status: 'done' });
    const floor = await floorOf(roomId);
    expect(floor.stepIndex).toBe(2);
    expect(floor.endsAtMs - floor.startedAtMs).toBe(A_DAY_MS);

    for (const person of [adaAgain, benAgain, adaAgain, benAgain])
      await person.ask({ type: 'yield', roomId });
    const events = await expectSoundLog(roomId);
    const endings = events.flatMap((event) => (event.type === 'stepEnded' ? [event.reason] : []));
    expect(endings[1]).toBe('deadline');
    expect((await readRoom(roomId)).debate).toMatchObject({ phase: 'debrief', outcome: 'completed' });
  });
});

test('a live debate whose people stay where they are loses no word when every emulator is stopped and started again', async () => {
  const folder = aDataFolder();
  const stop = await startOwnStack(folder);
  const far = [await aFarClient('Ada Vale'), await aFarClient('Ben Okafor')] as const;
  const [ada, ben] = [far[0].client, far[1].client];
  const roomId = await aCrossExamination(ada, ben);
  const heard = [await listen(ada, roomId), await listen(ben, roomId)];
  const outboxes = [ada.outbox(roomId), ben.outbox(roomId)] as const;
  const post = (part: string) =>
    outboxes.forEach((outbox, at) =>
      someTexts(`${part} ${at}`, 5).forEach((text) => outbox.post(aPost(text))),
    );
  post('Before');
  for (const outbox of outboxes) await untilSent(outbox);

  post('On the way');
  // First of all the connections break. An emulator forgets what it accepts while it writes its export; no database does.
  far.forEach(({ cut }) => cut());
  const stopped = stop();
  post('Nobody hears');
  await stopped;
  await startOwnStack(folder);
  for (const { mend } of far) await mend();
  // As the page does once it is online again.
  for (const outbox of outboxes) void outbox.flush();
  for (const outbox of outboxes) await untilSent(outbox);

  const messages = await readMessages(roomId);
  for (const [at, { uid }] of [ada, ben].entries()) {
    const own = messages.filter(({ authorId }) => authorId === uid).map(({ text }) => text);
    const parts = ['Before', 'On the way', 'Nobody hears'].flatMap((part) => someTexts(`${part} ${at}`, 5));
    expect(own).toEqual(parts);
  }
  const ids = messages.map(({ id }) => id);
  for (const { order } of heard) await vi.waitFor(() => expect(order).toEqual(ids), { timeout: 30_000 });
  await expectSoundLog(roomId);
  // The accounts are still there: a new tab of each person signs in, and ends the step.
  for (const [name, { uid }] of [
    ['Ada Vale', ada],
    ['Ben Okafor', ben],
  ] as const) {
    const again = await aClient(name, { uid });
    await again.ask({ type: 'yield', roomId });
  }
  expect(await floorOf(roomId)).toMatchObject({ stepIndex: 3 });
});
