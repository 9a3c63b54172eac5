import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { topicVotePath, topicVoteSchema, type TopicVote } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { documentSource } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

/** A person's own vote on a topic; null without one. */
export function topicVoteSource(topicId: string, uid: string): Source<TopicVote | null> {
  return documentSource(
    () => doc(firestore(), topicVotePath(topicId, uid)),
    (_id, data) => topicVoteSchema.parse(data).vote,
  );
}

export function useTopicVote(topicId: string, uid: string): Live<TopicVote | null> {
  return useLive(useMemo(() => topicVoteSource(topicId, uid), [topicId, uid]));
}
