import type { Room } from '@rostrum/domain';
import * as m from '@rostrum/words/debate-words';

/** Who else hears of the moderator's care, for people before they write; undefined if nobody does. */
export function toldHostWords({ safeguarding }: Room): string | undefined {
  return safeguarding === 'host' ? m.toldHost() : undefined;
}
