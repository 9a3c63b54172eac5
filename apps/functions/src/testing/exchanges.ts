import { randomUUID } from 'node:crypto';
import type { TestPerson } from './emulator.ts';
import { liveDebate } from './rooms.ts';

export const say = (person: TestPerson, roomId: string, text: string, commandId: string = randomUUID()) =>
  person.ask({ type: 'speak', roomId, text }, commandId);

/** A debate in which both share the floor of a long exchange. */
export async function liveExchange(
  [one, other]: readonly [TestPerson, TestPerson],
  changes: Parameters<typeof liveDebate>[1] = {},
): Promise<string> {
  const roomId = await liveDebate([one, other], {
    visibility: 'unlisted',
    lengths: { 'cross-examination': 1_200 },
    ...changes,
  });
  for (const person of [one, other]) await person.ask({ type: 'yield', roomId });
  return roomId;
}

/** Questions of both in turn, each another: the moderator has nothing to ask back. */
export async function talk(
  [one, other]: readonly [TestPerson, TestPerson],
  roomId: string,
  count: number,
): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await say(index % 2 === 0 ? one : other, roomId, `Why should voting be a duty, point ${index}?`);
  }
}
