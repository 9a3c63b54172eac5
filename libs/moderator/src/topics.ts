// The bank of motions and the topic generator. They are large, so a page or a function loads them only if needed.
export * from './topics/bank.ts';
export * from './topics/near-twin.ts';
export * from './topics/propose-topics.ts';
export * from './topics/refine-topic.ts';
