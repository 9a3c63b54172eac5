import { detectPersonAttack, type Context } from './person-attack.ts';
import type { Signal } from './signal.ts';

/** All that the engine notices in a text. Pure: the browser asks it of a draft, the server of what was posted. */
export function judgeMessage(text: string, context: Context = {}): Signal[] {
  const attack = detectPersonAttack(text, context);
  return attack ? [attack] : [];
}

/** The same engine on words that nobody has sent yet. */
export const judgeDraft = judgeMessage;
