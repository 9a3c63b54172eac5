import type { FindCaseAnswer } from '@rostrum/domain';
import { sendTopicCommand } from './send-topic-command.ts';

/** Whether the practice opponent has a case for a motion; undefined if the server does not say. */
export async function fetchCase(
  motion: string,
  topicId: string | undefined,
): Promise<FindCaseAnswer | undefined> {
  const reply = await sendTopicCommand({ type: 'findCase', motion, ...(topicId && { topicId }) });
  return reply.status === 'done' ? reply.value : undefined;
}
