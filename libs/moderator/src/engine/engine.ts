import { createCivilityEngine, type CivilityEngine, type CivilitySignals } from './civility-engine.ts';
import { judgeDebate, type DebateContext, type DebateSignals } from './debate-engine.ts';
import type { Language } from '../text/language.ts';

export * from './civility-engine.ts';
export * from './debate-engine.ts';

/** The context of a message for the heads; missing parts are not considered. */
export type JudgeContext = DebateContext & {
  /** The people in the debate, by name. */
  names?: readonly string[];
  /** Whether words that the author quotes or reports count as their own. */
  countsMentions?: boolean;
};

/** The findings of every head about a message. A head without input is missing. */
export type Judgement = CivilitySignals & DebateSignals & { language: Language };

export type Engine = CivilityEngine & {
  /** All heads on one message. Pure. */
  judge: (text: string, context?: JudgeContext) => Judgement;
};

/** The embedded engine with all its heads and trained figures. Build it once; judging is pure. */
export function createEngine(): Engine {
  const civility = createCivilityEngine();
  return {
    ...civility,
    judge: (text, context = {}) => {
      const analysis = civility.analyse(text);
      const { names = [], own = [], countsMentions = false } = context;
      return {
        language: analysis.language,
        ...civility.judgeCivility(analysis, { names, earlier: own.flat(), countsMentions }),
        ...judgeDebate(analysis, context),
      };
    },
  };
}
