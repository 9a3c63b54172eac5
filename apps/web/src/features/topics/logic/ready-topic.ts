import { topicInputSchema, type TopicContent } from '@rostrum/domain';
import * as m from '@rostrum/words/topics';
import type * as z from 'zod/mini';

/** A topic ready to send, or its first problem. Empty lines are left out. */
export function readyTopic(
  topic: TopicContent,
): { ok: true; topic: z.input<typeof topicInputSchema> } | { ok: false; problem: string } {
  const filled = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '');
  const tidy = {
    ...topic,
    arguments: { for: filled(topic.arguments.for), against: filled(topic.arguments.against) },
    terms: topic.terms.filter(({ term, meaning }) => term.trim() !== '' && meaning.trim() !== ''),
  };
  const parsed = topicInputSchema.safeParse(tidy);
  return parsed.success
    ? { ok: true, topic: tidy }
    : { ok: false, problem: parsed.error.issues[0]?.message ?? m.checkWords() };
}
