import { createEngine, type JudgeContext, type Judgement } from '@rostrum/moderator/engine';

/** A text, and its context. */
export type EngineQuestion = { text: string; context: JudgeContext };

/** All that the engine finds in a text. */
export function createJudging(): (question: EngineQuestion) => Judgement {
  const engine = createEngine();
  return ({ text, context }) => engine.judge(text, context);
}
