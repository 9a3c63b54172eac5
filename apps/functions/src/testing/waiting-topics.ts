import { randomUUID } from 'node:crypto';
import { topicInputSchema } from '@rostrum/domain';
import { edit } from '../topics/edit.ts';
import { publish } from '../topics/publish.ts';
import { emulatedDatabase, type TestPerson } from './emulator.ts';
import { publication } from './topics.ts';

const asking = ({ uid }: TestPerson, commandId: string = randomUUID()) => ({
  uid,
  commandId,
  atMs: Date.now(),
  motionWaits: true,
  db: emulatedDatabase(),
});

/** Publishes a topic as if its motion read as unsure, under a new (or the given) command id. */
export const publishUnsure = (person: TestPerson, topic = publication(), commandId?: string) =>
  publish(asking(person, commandId), { type: 'publish', topic: topicInputSchema.parse(topic) });

/** Edits a topic in the same way. */
export const editUnsure = (person: TestPerson, topicId: string, topic = publication()) =>
  edit(asking(person), { type: 'edit', topicId, topic: topicInputSchema.parse(topic) });

/** A topic that waits for the house; returns its id. */
export async function waitingBy(person: TestPerson, topic = publication()): Promise<string> {
  const answer = await publishUnsure(person, topic);
  if (!answer.ok || answer.value.outcome !== 'waiting') throw new Error('The topic does not wait');
  return answer.value.topicId;
}
