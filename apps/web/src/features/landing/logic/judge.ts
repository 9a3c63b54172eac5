import { openDebate, openingState, QUICK_CLASH } from '@rostrum/domain';
import { hasActed, moderate, signalsFrom, STARTING_STATE, type ActedDecision } from '@rostrum/moderator';
import { createCivilityEngine } from '@rostrum/moderator/engine';
import { EXAMPLE } from './example.ts';

/** The moderator's verdict on a draft in a room of standard strictness. */
export type DraftDecision = ActedDecision | null;

const NAMES = { jonas: EXAMPLE.against.name };
const ROOM = {
  debate: openingState(openDebate('nobody', QUICK_CLASH, 0)),
  motion: EXAMPLE.motion,
  hostId: null,
  names: NAMES,
  strictness: 'standard',
} as const;

/** The heads for manners; this file loads when somebody begins to write. */
const engine = createCivilityEngine();

/** The moderator's verdict, and whether the engine reads the language of the draft. */
export type Judged = { verdict: DraftDecision; isRead: boolean };

/** The engine and the policy of real rooms, in this browser; nothing is sent anywhere. */
export function judge(text: string): Judged {
  const message = {
    id: 'draft',
    text,
    authorId: 'visitor',
    side: 'for',
    kind: 'speech',
    quoted: null,
    answers: null,
  } as const;
  const analysis = engine.analyse(text);
  const signals = signalsFrom(engine.judgeCivility(analysis, { names: Object.values(NAMES) }));
  const told = { type: 'posted', room: ROOM, atMs: 1, message } as const;
  const { decisions } = moderate(STARTING_STATE, told, signals, 1);
  return { verdict: decisions.find(hasActed) ?? null, isRead: engine.speaks(analysis.language) };
}
