import type { Difficulty, TopicKind } from '@rostrum/domain';

/** A motion that was made from somebody's words. It has no case. */
export type MadeMotion = { motion: string; kind: TopicKind; difficulty: Difficulty };
