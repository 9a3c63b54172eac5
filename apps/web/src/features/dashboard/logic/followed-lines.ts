import type { FollowedNews } from '@rostrum/data';
import { isFinished, NAMELESS, type Room } from '@rostrum/domain';
import { debateUrl, startDebateUrl } from '../../../shared/navigation/paths.ts';

/** An activity of people; `did` comes between their names and the motion. */
export type FollowedLine = {
  key: string;
  who: string;
  did: string;
  motion: string;
  href: string;
  atMs: number;
};

const LINES_SHOWN = 5;

/** The activity of followed people, newest first; a debate between two of them is one line. */
export function followedLines({ uids, rooms, topics }: FollowedNews): FollowedLine[] {
  const lines = [
    ...rooms.filter(({ status }) => status !== 'cancelled').map((room) => roomLine(room, uids)),
    ...topics.map(({ id, authorName, motion, createdAtMs }) => ({
      key: `topic ${id}`,
      who: authorName || NAMELESS,
      did: 'published',
      motion,
      href: startDebateUrl({ motion, topic: id }),
      atMs: createdAtMs,
    })),
  ];
  return lines.toSorted((one, other) => other.atMs - one.atMs).slice(0, LINES_SHOWN);
}

function roomLine(room: Room, uids: readonly string[]): FollowedLine {
  const { id, motion, endedAtMs, startedAtMs, createdAtMs } = room;
  const names = room.peopleIds
    .filter((uid) => uids.includes(uid))
    .map((uid) => room.people[uid]?.displayName || NAMELESS);
  return {
    key: `room ${id}`,
    who: names.join(' and '),
    did: didIn(room, names.length > 1),
    motion,
    href: debateUrl(id),
    atMs: endedAtMs ?? startedAtMs ?? createdAtMs,
  };
}

function didIn({ debate, status }: Room, areMany: boolean): string {
  if (isFinished(debate)) return 'debated';
  const verb = areMany ? 'are' : 'is';
  return status === 'live' ? `${verb} debating` : `${verb} in a room on`;
}
