import type { Message } from '../documents/message.ts';
import { NAMELESS } from '../documents/profile.ts';

/** What the person restated says about it: “restates Ada, who calls it fair”; undefined for words that restate nobody. */
export function restatedWords({ restates }: Pick<Message, 'restates'>): string | undefined {
  if (!restates) return undefined;
  const name = restates.name || NAMELESS;
  const { answer } = restates;
  return `restates ${name}, who ${answer === null ? 'has not said whether it is fair' : SAID[answer]}`;
}

const SAID = { fair: 'calls it fair', unfair: 'says: “Not what I said”' } as const;
