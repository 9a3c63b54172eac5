import type { FollowedNews } from '@rostrum/data';
import { isFinished, type Room, shownName } from '@rostrum/domain';
import { debateUrl, startDebateUrl } from '../../../shared/navigation/paths.ts';

/** What some people did with a motion. */
export type FollowedLine = {
  key: string;
  names: readonly string[];
  did: 'debated' | 'debating' | 'waiting' | 'published';
  motion: string;
  href: string;
  atMs: number;
};

const LINES_SHOWN = 5;

/** The activity of followed people, newest first; a debate between two of them is one line. */
export function followedLines({ uids, rooms, topics }: FollowedNews): FollowedLine[] {
  const lines = [
    ...rooms.filter(({ status }) => status !== 'cancelled').map((room) => roomLine(room, uids)),
    ...topics.map(({ id, authorName, motion, createdAtMs }): FollowedLine => ({
      key: `topic ${id}`,
      names: [shownName(authorName)],
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
    .map((uid) => shownName(room.people[uid]?.displayName));
  return {
    key: `room ${id}`,
    names,
    did: didIn(room),
    motion,
    href: debateUrl(id),
    atMs: endedAtMs ?? startedAtMs ?? createdAtMs,
  };
}

function didIn({ debate, status }: Room): FollowedLine['did'] {
  if (isFinished(debate)) return 'debated';
  return status === 'live' ? 'debating' : 'waiting';
}
