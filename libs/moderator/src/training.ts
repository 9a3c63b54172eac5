/** What training and evaluation share with the engine, so that a figure is measured on the code that runs. */
export * from './models/boosted-trees.ts';
export * from './models/linear-model.ts';
export * from './models/ngrams.ts';
export * from './models/sparse-vector.ts';
