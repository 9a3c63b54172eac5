import { httpsCallable } from 'firebase/functions';
import {
  proposedTopicSchema,
  type ProposalRequest,
  type TopicCommandInput,
  type TopicContent,
} from '@rostrum/domain';
import { newCommandId, type CommandEnvelope } from '../commands/send-command.ts';
import { cloudFunctions } from '../firebase-app.ts';
import { sendTopicCommand } from './send-topic-command.ts';

/** Longer than five motions ever take, in milliseconds. */
const TIMEOUT_MS = 60_000;

/** An answer that arrives in parts; `data` is the complete one at the end. Tests replace the server. */
export type ProposalWire = {
  open: (
    sent: CommandEnvelope<TopicCommandInput>,
    signal: AbortSignal,
  ) => Promise<{ stream: AsyncIterable<unknown>; data: Promise<unknown> }>;
  askWhole: (request: ProposalRequest) => Promise<readonly unknown[]>;
};

const topics: ProposalWire = {
  open: (sent, signal) => httpsCallable(cloudFunctions(), 'topics').stream(sent, { signal }),
  askWhole: async (request) => {
    const reply = await sendTopicCommand({ type: 'propose', ...request });
    return reply.status === 'done' ? reply.value.topics : [];
  },
};

/**
 * Requests motions from the server's language model; `onTopic` gets each as soon as it is ready, until `signal` is
 * aborted. If the answer does not come in parts it is requested as a whole. Never throws: without a model or an
 * answer, nothing comes.
 */
export async function streamProposals(
  request: ProposalRequest,
  onTopic: (topic: TopicContent) => void,
  signal: AbortSignal,
  { open, askWhole }: ProposalWire = topics,
): Promise<void> {
  let hasAnswered = false;
  const take = (part: unknown) => {
    const topic = proposedTopicSchema.safeParse(part);
    if (!topic.success || signal.aborted) return;
    hasAnswered = true;
    onTopic(topic.data);
  };
  const { ends, forget } = endOf(signal);
  try {
    const sent: CommandEnvelope<TopicCommandInput> = {
      commandId: newCommandId(),
      command: { type: 'propose', ...request },
    };
    const { stream, data } = await open(sent, ends);
    data.then(
      () => void (hasAnswered = true),
      () => undefined,
    );
    for await (const part of stream) take(part);
  } catch (error) {
    if (!signal.aborted) console.warn('The motions did not come in parts', error);
  } finally {
    forget();
  }
  if (hasAnswered || signal.aborted) return;
  for (const topic of await askWhole(request)) take(topic);
}

/** A signal that follows another one, and aborts by itself after a while. */
function endOf(signal: AbortSignal): { ends: AbortSignal; forget: () => void } {
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, TIMEOUT_MS);
  signal.addEventListener('abort', end);
  return {
    ends: ending.signal,
    forget: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
    },
  };
}
