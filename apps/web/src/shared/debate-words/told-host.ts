import type { Room } from '@rostrum/domain';

/** Who else hears of the moderator's care; undefined where nobody does. For people before they write. */
export function toldHostWords({ safeguarding }: Room): string | undefined {
  return safeguarding === 'host'
    ? 'The host is told when the moderator is worried about somebody.'
    : undefined;
}
