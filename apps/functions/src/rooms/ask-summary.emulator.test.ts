import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { fourPeople, refusalOf, type TestPerson } from '../testing/emulator.ts';
import { liveDebate, readInterventions } from '../testing/rooms.ts';

let [ada, ben, cleo] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson];
beforeAll(async () => {
  [ada, ben, cleo] = await fourPeople();
});

/** Both share the floor of a long exchange, and have said this much, each something else. */
async function exchange(count: number) {
  const roomId = await liveDebate([ada, ben], { lengths: { 'cross-examination': 1_200 } });
  for (const person of [ada, ben]) await person.ask({ type: 'yield', roomId });
  for (let index = 0; index < count; index += 1) {
    const text = `Why should voting be a duty, point ${index}?`;
    await (index % 2 === 0 ? ada : ben).ask({ type: 'speak', roomId, text });
  }
  return roomId;
}

const summaries = async (roomId: string) =>
  (await readInterventions(roomId)).filter(({ act }) => act === 'summary');

describe('a requested summary', () => {
  test('quotes both sides in public, once no matter how often the command arrives, and not again right after', async () => {
    const roomId = await exchange(8);
    const commandId = randomUUID();
    for (let time = 0; time < 2; time += 1) {
      const { result } = await ben.ask({ type: 'askSummary', roomId }, commandId);
      expect(result?.ok).toBe(true);
    }
    const [summary, ...others] = await summaries(roomId);
    expect(others).toEqual([]);
    expect(summary).toMatchObject({ to: 'all', engine: 'embedded' });
    expect(summary!.why).toContainEqual({ label: 'Because', value: 'someone asked for it', is: 'because' });
    expect(await refusalOf(ada.ask({ type: 'askSummary', roomId }))).toBe('summary-too-soon');
  });

  test('is refused to a watcher, in a speech, of nothing, and while the AI is paused', async () => {
    const roomId = await exchange(8);
    await cleo.ask({ type: 'enter', roomId });
    expect(await refusalOf(cleo.ask({ type: 'askSummary', roomId }))).toBe('ruling-not-yours');
    await ada.ask({ type: 'pauseModerator', roomId });
    expect(await refusalOf(ben.ask({ type: 'askSummary', roomId }))).toBe('summary-ai-paused');
    await ada.ask({ type: 'resumeModerator', roomId });
    await ada.ask({ type: 'nextStep', roomId });
    expect(await refusalOf(ben.ask({ type: 'askSummary', roomId }))).toBe('summary-not-now');
    const silent = await exchange(1);
    expect(await refusalOf(ben.ask({ type: 'askSummary', roomId: silent }))).toBe('summary-of-nothing');
  });
});
