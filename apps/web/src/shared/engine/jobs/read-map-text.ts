import type { Result } from '@rostrum/domain';
import type { TopicStart } from '@rostrum/moderator/map';

/** A topic's start from a pasted text, or the problem with it. */
export type MapTextRead = Result<TopicStart, string>;

export { readTopicStart } from '@rostrum/moderator/map';
