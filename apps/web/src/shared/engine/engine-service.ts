import type { JudgeContext, Judgement } from '@rostrum/moderator/engine';
import { startBeside, type BesidePage } from './beside-page.ts';

/** A text, and its context. */
export type EngineQuestion = { text: string; context: JudgeContext };

export type EngineService = BesidePage<EngineQuestion, Judgement>;

/** Starts the engine in a worker. `onFault` is called if it cannot load. */
export function startEngine(onFault: () => void): EngineService {
  return startBeside({
    worker: () => new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' }),
    inPage: async () => {
      const { judge } = (await import('./engine.ts')).createEngine();
      return ({ text, context }: EngineQuestion) => judge(text, context);
    },
    onFault,
  });
}
