// The parts of calls to a language model: for the functions and for a deployment, never for a browser.
export * from './language-model/bad-answer.ts';
export * from './language-model/breaker.ts';
export * from './language-model/classify.ts';
export * from './language-model/judge.ts';
export * from './language-model/model-settings.ts';
export * from './language-model/opponent.ts';
export * from './language-model/prompt.ts';
export * from './language-model/providers.ts';
export * from './language-model/spending.ts';
export * from './language-model/summary.ts';
export * from './language-model/topic.ts';
export * from './language-model/writer.ts';
