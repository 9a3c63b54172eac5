import { randomUUID } from 'node:crypto';
import { topicInputSchema } from '@rostrum/domain';
import { edit } from '../topics/edit.ts';
import { publish } from '../topics/publish.ts';
import { emulatedDatabase, type TestPerson } from './emulator.ts';
import { publication } from './topics.ts';

/** The reader's part is set here, so that these tests depend on no figures. */
const caller = ({ uid }: TestPerson, motionWaits: boolean, commandId: string = randomUUID()) => ({
  uid,
  commandId,
  atMs: Date.now(),
  motionWaits,
  db: emulatedDatabase(),
});

/** Publishes a topic whose motion nobody has cleared, under a new (or the given) command id. */
export const publishUnsure = (person: TestPerson, topic = publication(), commandId?: string) =>
  publish(caller(person, true, commandId), { type: 'publish', topic: topicInputSchema.parse(topic) });

/** Publishes a topic whose motion is clear; returns its id. */
export async function publishedClear(person: TestPerson, topic = publication()): Promise<string> {
  const command = { type: 'publish', topic: topicInputSchema.parse(topic), evenSo: true } as const;
  const answer = await publish(caller(person, false), command);
  if (!answer.ok || answer.value.outcome !== 'published') throw new Error('The topic isn’t published');
  return answer.value.topicId;
}

/** Edits a topic so that its motion is clear, or nobody has cleared it. */
export const editTopic = (person: TestPerson, topicId: string, motionWaits: boolean, topic = publication()) =>
  edit(caller(person, motionWaits), { type: 'edit', topicId, topic: topicInputSchema.parse(topic) });

/** A topic that waits for the house; returns its id. */
export async function waitingBy(person: TestPerson, topic = publication()): Promise<string> {
  const answer = await publishUnsure(person, topic);
  if (!answer.ok || answer.value.outcome !== 'waiting') throw new Error('The topic does not wait');
  return answer.value.topicId;
}
