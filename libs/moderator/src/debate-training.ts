/** What training and evaluation of the heads about arguments share with the engine. */
export * from './models/dense-model.ts';
export * from './similarity/compare.ts';
export * from './similarity/pair.ts';
export * from './similarity/plain-words.ts';
export * from './similarity/profile.ts';
export * from './similarity/stem.ts';
export * from './similarity/word-space.ts';
export * from './signals/relevance-features.ts';
export * from './signals/stance/features.ts';
export * from './signals/quality/features.ts';
export * from './signals/answer-features.ts';
export * from './signals/key-point-features.ts';
export * from './signals/stance/direction.ts';
export * from './signals/fallacy/cues.ts';
export * from './signals/fallacy/features.ts';
export * from './signals/restatement-features.ts';
export * from './signals/summary.ts';
