// The topic generator. It is for servers and tools: it needs the bank of motions, and an encoder where there is one.
export type { BankVectors } from './topics/find/bank-index.ts';
export * from './topics/near-twin.ts';
export * from './topics/open-topic-finder.ts';
export * from './topics/propose-topics.ts';
