import { openDebate, openingState, QUICK_CLASH } from '@rostrum/domain';
import { hasActed, moderate, signalsFrom, STARTING_STATE, type ActedDecision } from '@rostrum/moderator';
import { createCivilityEngine } from '@rostrum/moderator/engine';

/** A visitor's words about a motion, in answer to somebody. */
export type VisitorQuestion = { text: string; motion: string; opponent: string };

/** The moderator's verdict on a draft in a room of standard strictness. */
export type DraftDecision = ActedDecision | null;

/** The moderator's verdict, and whether the engine reads the language of the draft. */
export type Judged = { verdict: DraftDecision; isRead: boolean };

/** The policy of real rooms, and the engine's heads for manners. */
export function createVisitorJudge(): (question: VisitorQuestion) => Judged {
  const engine = createCivilityEngine();
  const debate = openingState(openDebate('nobody', QUICK_CLASH, 0));
  return ({ text, motion, opponent }) => {
    const message = {
      id: 'draft',
      text,
      authorId: 'visitor',
      side: 'for',
      kind: 'speech',
      quoted: null,
      answers: null,
    } as const;
    const room = { debate, motion, hostId: null, names: { opponent }, strictness: 'standard' } as const;
    const analysis = engine.analyse(text);
    const signals = signalsFrom(engine.judgeCivility(analysis, { names: [opponent] }));
    const { decisions } = moderate(STARTING_STATE, { type: 'posted', room, atMs: 1, message }, signals, 1);
    return { verdict: decisions.find(hasActed) ?? null, isRead: engine.speaks(analysis.language) };
  };
}
