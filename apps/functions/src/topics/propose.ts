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

/** After so long nothing more is asked of the model, in milliseconds. */
const TIME_MS = 45_000;

type Asked = Pick<TopicContext, 'uid' | 'chunks'>;

/** Motions of this deployment's model. Without one, or where it gave nothing to use, the page makes them itself. */
export const propose: TopicHandler<'propose'> = async (context, wish) =>
  proposeWith(await modelDesk(), context, wish);

/**
 * The same with a given desk; null: no model. Each motion is a call of its own that knows of those before it, and is
 * sent as soon as it was checked. An answer that is no fair motion is left out and counted; where the model is out of
 * reach or out of budget, and once nobody listens any more, no other is asked for.
 */
export async function proposeWith(
  desk: ModelDesk | null,
  { uid, chunks }: Asked,
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
