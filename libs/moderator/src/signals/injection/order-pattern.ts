/** One way in which a text gives the moderator orders. `weight` 0 … 1: how surely it does. */
export type OrderPattern = {
  label: string;
  expression: RegExp;
  weight: number;
  /** Counts only where an order can begin: with a clause, or after "please", "you must", "and". */
  imperative?: true;
};

/** Words for the machine itself. */
export const MACHINE =
  '(?:moderator|mod|ai|a\\.i\\.|assistant|bot|chatbot|chat bot|system|model|language model|llm|gpt|chatgpt|gemini|claude|copilot|classifier|algorithm|machine|computer|judge bot|referee|rostrum)';
/** The writer's own side, or one that is named. */
export const SIDE =
  '(?:me|us|we|i|my side|our side|our team|my team|this side|(?:the )?(?:proposition|opposition|affirmative|negative|government|pro|con|for side|against side|side for|side against|for|against)(?: side| team| bench)?)';

/** A space stands for any white space; every repetition is bounded. */
export function orderPattern(label: string, source: string, weight: number, imperative?: true): OrderPattern {
  const expression = new RegExp(`(?<![a-z0-9])(?:${source.replaceAll(' ', '\\s+')})`, 'g');
  return imperative ? { label, expression, weight, imperative } : { label, expression, weight };
}
