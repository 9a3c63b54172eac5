export * from './house-rules.ts';
export * from './policy/policy.ts';
export * from './policy/strictness.ts';
export * from './signals/judge.ts';
export * from './signals/signal.ts';
export type { Context } from './signals/person-attack.ts';
