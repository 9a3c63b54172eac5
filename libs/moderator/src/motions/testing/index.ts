export * from './auc.ts';
export * from './fair-motions.ts';
export * from './faulty-motions.ts';
export * from './held-out-pairs.ts';
export * from './own-pairs.ts';
export * from './pairs.ts';
