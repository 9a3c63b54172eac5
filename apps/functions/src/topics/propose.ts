import {
  accept,
  PROPOSED_BY_MODEL,
  type ProposalRequest,
  type ProposeAnswer,
  type Result,
  type TopicContent,
} from '@rostrum/domain';
import type { ModelDesk } from '../models/ask-model.ts';
import { proposeTopic } from '../models/calls.ts';
import { modelDesk } from '../models/model-desk.ts';
import type { TopicContext, TopicHandler } from './context.ts';

/** The time after which the server asks the model for no more motions, in milliseconds. */
const TIME_MS = 45_000;

type ProposalCaller = Pick<TopicContext, 'uid' | 'chunks'>;

/** Motions from this deployment's model. Without a model, or without usable motions, the page makes them itself. */
export const propose: TopicHandler<'propose'> = async (context, wish) =>
  proposeWith(await modelDesk(), context, wish);

/**
 * The same with a given desk; null means no model. Each motion is a separate call that knows the previous ones, and
 * is sent as soon as it passes the checks. An unfair motion is dropped and counted. The calls stop when the model
 * is unreachable or out of budget, or when nobody listens any more.
 */
export async function proposeWith(
  desk: ModelDesk | null,
  { uid, chunks }: ProposalCaller,
  wish: ProposalRequest,
): Promise<Result<ProposeAnswer, never>> {
  const topics: TopicContent[] = [];
  let unusable = 0;
  const answer = (): Result<ProposeAnswer, never> =>
    accept({ by: topics.length > 0 ? 'model' : 'nobody', topics, unusable });
  if (!desk || (wish.about.trim() === '' && wish.category === null)) return answer();
  const endsAtMs = desk.now() + TIME_MS;
  for (let asked = 0; asked < PROPOSED_BY_MODEL; asked += 1) {
    if (chunks?.signal.aborted || desk.now() >= endsAtMs) break;
    const offered = [...wish.offered, ...topics.map(({ motion }) => motion)];
    const one = await proposeTopic(desk, { uid, roomId: null }, { ...wish, offered });
    if (one.ok) {
      topics.push(one.value);
      await chunks?.send(one.value);
    } else if (one.refusal === 'badAnswer') unusable += 1;
    else break;
  }
  return answer();
}
