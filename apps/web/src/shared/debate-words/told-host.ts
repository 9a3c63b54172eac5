import type { Room } from '@rostrum/domain';
import * as m from '@rostrum/words/debate-words';

/** Who else hears of the moderator's care, for `uid` before they write; undefined if nobody does. */
export function toldHostWords({ safeguarding, hostId }: Room, uid: string): string | undefined {
  return safeguarding === 'host' ? m.toldHost({ reader: hostId === uid ? 'host' : 'other' }) : undefined;
}
