import type { Heard } from '@rostrum/domain';
import { judgeMessage, type Signals } from '@rostrum/moderator';

/** Some words with what they are said into. */
export type Words = {
  text: string;
  motion: string;
  /** Of the others in the debate. */
  names: readonly string[];
  /** What was said last, the oldest first. */
  heard: readonly Heard[];
};

/** What the engine finds in some words. The one place that knows which engine that is. */
export function judgeWords({ text, names }: Words): Signals {
  return judgeMessage(text, { names });
}
