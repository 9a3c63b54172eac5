// The bank of motions and what makes proposals: large, so a page or a function loads it where it is needed.
export * from './topics/bank.ts';
export * from './topics/near-twin.ts';
export * from './topics/propose-topics.ts';
export * from './topics/refine-topic.ts';
