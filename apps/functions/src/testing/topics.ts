import { randomUUID } from 'node:crypto';
import { topicPath, topicSchema, type TopicCommandInput } from '@rostrum/domain';
import { call, emulatedDatabase, type TestPerson } from './emulator.ts';

type Publication = Extract<TopicCommandInput, { type: 'publish' }>['topic'];

/** Words that no other test has, so that no topic is the twin of another test's. */
export function ownWords(): string {
  return Array.from({ length: 3 }, () => randomUUID().replaceAll(/[^a-f]/g, '') || 'word').join(' ');
}

export const publication = (
  motion = `This house would abolish ${ownWords()}`,
  more: Partial<Publication> = {},
): Publication => ({
  motion,
  category: 'Cities',
  kind: 'policy',
  difficulty: 'fair',
  background: 'What is at stake.',
  arguments: { for: ['It helps.'], against: ['It costs.'] },
  terms: [],
  ...more,
});

/** Asks the area topics as a person, under a new (or the given) command id. */
export function askTopics(
  person: Pick<TestPerson, 'idToken'>,
  command: TopicCommandInput,
  commandId: string = randomUUID(),
) {
  return call('topics', { commandId, command }, person.idToken);
}

/** Publishes a topic and returns its id. */
export async function publishedBy(person: TestPerson, topic = publication()): Promise<string> {
  const topicId = (await askTopics(person, { type: 'publish', topic })).result?.value?.['topicId'];
  if (!topicId) throw new Error('The topic was not published');
  return topicId;
}

export async function readTopic(topicId: string) {
  return topicSchema.parse((await emulatedDatabase().doc(topicPath(topicId)).get()).data());
}
