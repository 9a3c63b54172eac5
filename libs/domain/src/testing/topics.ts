import type { Proposal, ProposalRequest, ProposeAnswer } from '../contracts/topics.ts';
import { NO_COUNTS, type Topic, type TopicContent } from '../documents/topic.ts';
import { searchWords, twinKeys } from '../topics/words.ts';

/** A published topic without arguments, votes or debates. */
export function aTopic(changes: Partial<Topic> = {}): Topic {
  const motion = changes.motion ?? 'This house would make voting compulsory';
  return {
    id: 'topic-1',
    motion,
    category: 'Democracy',
    kind: 'policy',
    difficulty: 'fair',
    background: 'What is at stake.',
    arguments: { for: [], against: [] },
    terms: [],
    authorId: 'user_ada',
    authorName: 'Ada Vale',
    status: 'published',
    counts: NO_COUNTS,
    points: 0,
    hot: 0,
    words: searchWords(motion),
    twinKeys: twinKeys(motion),
    createdAtMs: 0,
    editedAtMs: null,
    ...changes,
  };
}

/** A motion with its case as a language model returns it, good enough to offer. */
export function aProposal(changes: Partial<TopicContent> = {}): Omit<TopicContent, 'difficulty'> {
  return {
    motion: 'This house would make city buses free',
    category: 'Cities',
    kind: 'policy',
    background: 'Some cities carry everybody without a fare. The money has to come from somewhere.',
    arguments: {
      for: ['People without much money reach work.', 'Fewer cars stand in the street.', 'Boarding is quick.'],
      against: [
        'The fares pay for drivers.',
        'Cyclists would ride instead.',
        'Those who never ride pay as well.',
      ],
    },
    terms: [{ term: 'Fare', meaning: 'what a ride costs' }],
    ...changes,
  };
}

/** A motion of the bank as the server offers it. */
export function anOffer(changes: Partial<Proposal> = {}): Proposal {
  return { ...aProposal(changes), difficulty: 'fair', from: 'bank', topicId: null, ...changes };
}

/** The server's answer to a wish, without a language model. */
export function anAnswer(topics: readonly Proposal[], changes: Partial<ProposeAnswer> = {}): ProposeAnswer {
  return { topics: [...topics], whyNone: null, nearest: [], model: 'none', unusable: 0, ...changes };
}

/** A wish for motions. */
export function aProposalRequest(changes: Partial<ProposalRequest> = {}): ProposalRequest {
  return { about: 'buses', category: null, difficulty: 'fair', kinds: [], offered: [], ...changes };
}
