import { httpsCallable } from 'firebase/functions';
import {
  proposeAnswerSchema,
  proposedTopicSchema,
  type Proposal,
  type ProposalRequest,
  type ProposeAnswer,
  type TopicCommandInput,
} from '@rostrum/domain';
import * as z from 'zod/mini';
import { inPageLanguage } from '../commands/in-page-language.ts';
import { newCommandId, type CommandEnvelope } from '../commands/send-command.ts';
import { cloudFunctions } from '../firebase-app.ts';
import { sendTopicCommand } from './send-topic-command.ts';

/** Longer than five motions ever take, in milliseconds. */
const TIMEOUT_MS = 60_000;

/** How long the answer may come after its last part, in milliseconds. */
const WHOLE_MS = 500;

/** An answer that arrives in parts; `data` is the complete one at the end. Tests replace the server. */
export type ProposalWire = {
  open: (
    sent: CommandEnvelope<TopicCommandInput>,
    signal: AbortSignal,
  ) => Promise<{ stream: AsyncIterable<unknown>; data: Promise<unknown> }>;
  askWhole: (request: ProposalRequest) => Promise<ProposeAnswer | undefined>;
};

const topics: ProposalWire = {
  open: async (sent, signal) =>
    httpsCallable(await cloudFunctions(), 'topics').stream(inPageLanguage(sent), { signal }),
  askWhole: async (request) => {
    const reply = await sendTopicCommand({ type: 'propose', ...request });
    return reply.status === 'done' ? reply.value : undefined;
  },
};

const receivedSchema = z.object({ ok: z.literal(true), value: proposeAnswerSchema });

/**
 * Requests motions from the server; `onTopic` gets each as soon as it is ready, until `signal` is aborted. If the answer does not
 * come in parts it is requested as a whole. Never throws. Returns the answer, or undefined if none came or it was stopped.
 */
export async function streamProposals(
  request: ProposalRequest,
  onTopic: (topic: Proposal) => void,
  signal: AbortSignal,
  { open, askWhole }: ProposalWire = topics,
): Promise<ProposeAnswer | undefined> {
  let arrived = 0;
  const take = (part: unknown) => {
    const topic = proposedTopicSchema.safeParse(part);
    if (!topic.success || signal.aborted) return;
    arrived += 1;
    onTopic(topic.data);
  };
  const { ends, forget } = endOf(signal);
  try {
    const sent: CommandEnvelope<TopicCommandInput> = {
      commandId: newCommandId(),
      command: { type: 'propose', ...request },
    };
    const { stream, data } = await open(sent, ends);
    const whole = data.then(
      (answer) => receivedSchema.safeParse(answer).data?.value,
      () => undefined,
    );
    for await (const part of stream) take(part);
    const answer = await Promise.race([whole, afterTurn()]);
    if (answer || arrived > 0 || signal.aborted) return answer;
  } catch (error) {
    if (!signal.aborted) console.warn('The motions did not come in parts', error);
  } finally {
    forget();
  }
  if (arrived > 0 || signal.aborted) return undefined;
  const answer = await askWhole(request);
  for (const topic of answer?.topics ?? []) take(topic);
  return answer;
}

/** The answer comes with the end of the stream; a server that never ends it must not be waited for. */
function afterTurn(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), WHOLE_MS);
  });
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
