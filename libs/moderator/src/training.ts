/** What training and evaluation share with the engine, so that a figure is measured on the code that runs. */
export * from './civility/features.ts';
export * from './civility/linear.ts';
export * from './civility/models.ts';
export * from './lexicon/word-class.ts';
export * from './models/boosted-trees.ts';
export * from './models/linear-model.ts';
export * from './models/ngrams.ts';
export * from './models/random.ts';
export * from './models/sparse-vector.ts';
export * from './signals/identity/identity-attack.ts';
export * from './signals/person-attack.ts';
export * from './text/analysis.ts';
export * from './text/fold.ts';
export * from './text/repaired.ts';
export * from './text/scan.ts';
export * from './text/vocabulary.ts';
export * from './debate-training.ts';
