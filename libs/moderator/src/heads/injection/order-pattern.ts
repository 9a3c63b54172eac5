import type { Label } from '../../said/labels.ts';

/** One way to give the moderator orders. `weight` 0 … 1: how certain it is. */
export type OrderPattern = {
  label: string;
  expression: RegExp;
  weight: number;
  /** Counts only at the start of an order: at the start of a clause, or after "please", "you must", "and". */
  imperative?: true;
};

/** Words for the machine itself. */
export const MACHINE =
  '(?:moderator|mod|ai|a\\.i\\.|assistant|bot|chatbot|chat bot|system|model|language model|llm|gpt|chatgpt|gemini|claude|copilot|classifier|algorithm|machine|computer|judge bot|referee|rostrum)';
/** The writer's own side, or a named one. */
export const SIDE =
  '(?:me|us|we|i|my side|our side|our team|my team|this side|(?:the )?(?:proposition|opposition|affirmative|negative|government|pro|con|for side|against side|side for|side against|for|against)(?: side| team| bench)?)';

/** A space matches any white space; every repetition is bounded. */
export function orderPattern(label: Label, source: string, weight: number, imperative?: true): OrderPattern {
  const expression = new RegExp(`(?<![a-z0-9])(?:${source.replaceAll(' ', '\\s+')})`, 'g');
  return imperative ? { label, expression, weight, imperative } : { label, expression, weight };
}
