import { OPPONENT_UID, type ModelCall } from '@rostrum/domain';
import { templateOf } from '@rostrum/moderator/language-model';
import type { ModelDesk } from '../ask-model.ts';
import { chooseLines, classify, judgeCases, proposeTopic, wordOpponent, writeWords } from '../calls.ts';

const NOBODY = { roomId: null, uid: null };
const MOTION = 'This house would make city buses free';
const FOR = 'Free buses bring people to work, because a fare keeps the poorest at home.';
const AGAINST = 'Somebody pays for the fuel, and every free ride is a service that is not bought.';
const MESSAGES = [
  { id: 'a', side: 'for' as const, text: FOR },
  { id: 'b', side: 'against' as const, text: AGAINST },
];
const CLASSIFY_MS = 8_000;

/** One question of each kind, about invented words. */
export const SAMPLES: Readonly<Record<ModelCall, (desk: ModelDesk) => Promise<unknown>>> = {
  classify: (desk) =>
    classify(desk, NOBODY, ['Your plan is thin. You are a liar, Ben.'], desk.now() + CLASSIFY_MS),
  write: (desk) => {
    const asks = 'Ben, will you reply to “buses cost money”?';
    return writeWords(
      desk,
      NOBODY,
      templateOf('unanswered', asks, { name: 'Ben', quote1: 'buses cost money' }),
    );
  },
  topics: (desk) =>
    proposeTopic(desk, NOBODY, {
      about: 'free buses in cities',
      kinds: ['policy'],
      category: null,
      difficulty: 'fair',
      offered: [],
    }),
  summary: (desk) => chooseLines(desk, NOBODY, MOTION, MESSAGES),
  judge: (desk) => judgeCases(desk, NOBODY, { motion: MOTION, for: [FOR], against: [AGAINST] }),
  oppose: (desk) =>
    wordOpponent(
      desk,
      NOBODY,
      {
        motion: MOTION,
        side: 'against',
        level: 'fair',
        part: 'rebuttal',
        self: OPPONENT_UID,
        limit: 600,
        said: [
          {
            id: 'a',
            authorId: 'somebody',
            side: 'for',
            stepIndex: 0,
            kind: 'speech',
            text: FOR,
            quote: null,
            createdAtMs: 0,
          },
        ],
      },
      AGAINST,
    ),
};
