import { describe, expect, it, vi } from 'vitest';
import {
  houseLogSource,
  openCasesSource,
  openHouseAppealsSource,
  pastDecisionsSource,
  roomAppealsSource,
} from '../house/house-queue.ts';
import { followedSource, roomsOfSource, topicsOfSource } from './followed-news.ts';
import {
  blocksSource,
  debatesOfSource,
  followSource,
  invitationsSource,
  noticesSource,
  profileSource,
} from './people-sources.ts';
import { apartSource } from './apart.ts';

const firestore = vi.hoisted(() => ({ asked: undefined as unknown }));
vi.mock('../firebase-app.ts', () => ({ firestore: () => 'db' }));
vi.mock('firebase/firestore', () => ({
  doc: (_: unknown, path: string) => path,
  collection: (_: unknown, path: string) => path,
  collectionGroup: (_: unknown, name: string) => `every ${name}`,
  query: (path: string, ...parts: unknown[]) => [path, ...parts],
  where: (...parts: unknown[]) => parts.join(' '),
  orderBy: (...parts: unknown[]) => `by ${parts.join(' ')}`,
  limit: (count: number) => `at most ${count}`,
  onSnapshot: (asked: unknown) => {
    firestore.asked = asked;
    return () => undefined;
  },
}));

const asks = (source: { listen: (value: () => void, error: () => void) => unknown }) => {
  source.listen(
    () => undefined,
    () => undefined,
  );
  return firestore.asked;
};

describe('the listened data', () => {
  it('about one person is one document each', () => {
    expect(asks(profileSource('ben'))).toBe('profiles/ben');
    expect(asks(followSource('ada', 'ben'))).toBe('follows/ada~ben');
  });

  it('in a list is bounded, and queries only what the rules allow', () => {
    expect(asks(debatesOfSource('ben'))).toEqual([
      'rooms',
      'visibility == public',
      'peopleIds array-contains ben',
      'by createdAtMs desc',
      'at most 20',
    ]);
    expect(asks(invitationsSource('to', 'ada', 9))).toEqual([
      'invitations',
      'to == ada',
      'state == open',
      'expiresAtMs > 9',
      'by expiresAtMs desc',
      'at most 20',
    ]);
    expect(asks(blocksSource('ada'))).toEqual(['blocks', 'by == ada', 'by atMs desc', 'at most 100']);
    expect(asks(apartSource('ada'))).toEqual(['apart', 'uids array-contains ada', 'at most 100']);
    expect(asks(noticesSource('ada'))).toEqual(['people/ada/notices', 'by atMs desc', 'at most 20']);
  });

  it('of the house covers open cases, and the latest decisions and log entries', () => {
    expect(asks(openCasesSource)).toEqual([
      'cases',
      'state == open',
      'by rank desc',
      'by firstAtMs',
      'at most 20',
    ]);
    expect(asks(openHouseAppealsSource)).toEqual(['houseAppeals', 'verdict == ', 'by atMs', 'at most 20']);
    expect(asks(roomAppealsSource)).toEqual(['every appeals', 'verdict == ', 'at most 20']);
    expect(asks(pastDecisionsSource)).toEqual(['decisions', 'by atMs desc', 'at most 50']);
    expect(asks(houseLogSource)).toEqual(['houseLog', 'by seq desc', 'at most 50']);
  });

  it('asks for the news of all followed people in one query', () => {
    expect(asks(followedSource('ada'))).toEqual(['follows', 'by == ada', 'by atMs desc', 'at most 30']);
    expect(asks(roomsOfSource(['ben', 'cleo']))).toEqual([
      'rooms',
      'visibility == public',
      'peopleIds array-contains-any ben,cleo',
      'by createdAtMs desc',
      'at most 5',
    ]);
    expect(asks(topicsOfSource(['ben']))).toEqual([
      'topics',
      'status == published',
      'authorId in ben',
      'by createdAtMs desc',
      'at most 5',
    ]);
  });
});
