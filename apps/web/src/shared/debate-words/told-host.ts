import type { Room } from '@rostrum/domain';

/** Who else hears of the moderator's care, for people before they write; undefined if nobody does. */
export function toldHostWords({ safeguarding }: Room): string | undefined {
  return safeguarding === 'host'
    ? 'The host is told when the moderator is worried about somebody.'
    : undefined;
}
