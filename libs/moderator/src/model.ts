// The parts of calls to a language model: for the functions and for a deployment, never for a browser.
export * from './model/bad-answer.ts';
export * from './model/breaker.ts';
export * from './model/classify.ts';
export * from './model/judge.ts';
export * from './model/model-settings.ts';
export * from './model/note-after-model.ts';
export * from './model/opponent.ts';
export * from './model/prompt.ts';
export * from './model/spending.ts';
export * from './model/summary.ts';
export * from './model/topic.ts';
export * from './model/writer.ts';
