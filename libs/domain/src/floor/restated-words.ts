import * as m from '@rostrum/words/transcript-words';
import type { Message } from '../documents/message.ts';
import { shownName } from '../documents/shown-name.ts';

/** What the person restated says about it: “restatement of Ada’s words; Ada calls it fair”; undefined for words that restate nobody. */
export function restatedWords({ restates }: Pick<Message, 'restates'>): string | undefined {
  if (!restates) return undefined;
  return m.restates({ name: shownName(restates.name), answer: restates.answer ?? 'none' });
}
