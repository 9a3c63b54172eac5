import {
  accept,
  PROPOSED_BY_MODEL,
  type ModelFailure,
  type Proposal,
  type ProposalPage,
  type ProposalRequest,
  type ProposeAnswer,
  type Result,
  type WhyNoMotions,
} from '@rostrum/domain';
import type { MotionReader } from '@rostrum/moderator/reader';
import { proposeTopics } from '@rostrum/moderator/topics';
import { motionReader } from '../meaning/motion-reader.ts';
import type { ModelDesk } from '../models/ask-model.ts';
import { proposeTopic } from '../models/calls.ts';
import { modelDesk } from '../models/model-desk.ts';
import { communityTopics } from './community-topics.ts';
import type { TopicContext, TopicHandler } from './context.ts';
import { topicFinder } from './topic-finder.ts';
import { withoutAttacks } from './without-attacks.ts';

/** The time after which the server asks the model for no more motions, in milliseconds. */
const TIME_MS = 45_000;

type ProposalCaller = Pick<TopicContext, 'uid' | 'chunks'>;

/** Motions for a wish: ours first, at once, and then as many of this deployment's model as are missing. */
export const propose: TopicHandler<'propose'> = async (context, wish) => {
  const [finder, community, desk] = await Promise.all([
    topicFinder(),
    communityTopics(context.db, wish.about),
    modelDesk(),
  ]);
  const page = await withoutAttacks(await proposeTopics(wish, finder, community), motionReader());
  for (const topic of page.topics) await context.chunks?.send(topic);
  return fillWithModel(desk, context, wish, page);
};

/** What no model may write about: it says nothing, nobody can tell what it says, or it is about people and not a matter. */
const NOT_FOR_A_MODEL: ReadonlySet<WhyNoMotions> = new Set(['empty', 'unreadable', 'private', 'unkind']);

/** An answer came, and another wish may bring a better one. */
const UNUSABLE: ReadonlySet<ModelFailure> = new Set(['malformed', 'badAnswer', 'refusedByModel']);

/**
 * A page with the motions of a model in the places that are left; without a desk there is no model. Each motion is a separate call
 * that knows the previous ones, and is sent as soon as it passes the checks. A motion that is unfair or not cleared is dropped and counted. The calls
 * stop when the model is unreachable or out of budget, or when nobody listens any more.
 */
export async function fillWithModel(
  desk: ModelDesk | null,
  { uid, chunks }: ProposalCaller,
  wish: ProposalRequest,
  page: ProposalPage,
  reader: MotionReader = motionReader(),
): Promise<Result<ProposeAnswer, never>> {
  const missing = PROPOSED_BY_MODEL - page.topics.length;
  const isRefused = page.whyNone !== null && NOT_FOR_A_MODEL.has(page.whyNone);
  if (!desk || missing <= 0 || isRefused) return accept({ ...page, model: 'none', unusable: 0 });
  const topics: Proposal[] = [...page.topics];
  let unusable = 0;
  const endsAtMs = desk.now() + TIME_MS;
  for (let asked = 0; asked < missing; asked += 1) {
    if (chunks?.signal.aborted || desk.now() >= endsAtMs) break;
    const offered = [...wish.offered, ...topics.map(({ motion }) => motion)];
    const one = await proposeTopic(desk, { uid, roomId: null }, { ...wish, offered });
    const isClear = one.ok && (await reader.read(one.value.motion)) === 'clear';
    if (one.ok && isClear) {
      const topic: Proposal = { ...one.value, from: 'model', topicId: null };
      topics.push(topic);
      await chunks?.send(topic);
    } else if (one.ok || UNUSABLE.has(one.refusal)) unusable += 1;
    else break;
  }
  const hasAnswered = topics.length > page.topics.length;
  const whyNone = topics.length > 0 ? null : page.whyNone;
  return accept({ ...page, topics, whyNone, model: hasAnswered ? 'answered' : 'failed', unusable });
}
