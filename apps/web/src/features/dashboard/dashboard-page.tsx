import {
  mapLive,
  useFollowedNews,
  useLessonProgress,
  useLiveRooms,
  useMyRooms,
  useProfile,
  useRoomDocument,
  useScheduledRooms,
  useServerNow,
  useTopicsPage,
  useWeaknesses,
  type TopicsWish,
} from '@rostrum/data';
import { useMemo } from 'react';
import { nextLesson } from '@rostrum/domain';
import { LESSONS } from '../../shared/lessons/lessons.ts';
import { Invitations } from '../../shared/notices/invitations.tsx';
import { useKeepRooms } from '../../shared/offline/use-keeping.ts';
import { useRoom } from '../../shared/session/room-context.tsx';
import { useSession } from '../../shared/session/session.ts';
import { DashboardView } from './components/dashboard-view.tsx';
import { myDebates } from './logic/my-debates.ts';
import { suggestedTopics } from './logic/suggested-topics.ts';

/** Five are shown, and one's own may be among them. */
const ROOMS_ASKED = 8;
const HOT: TopicsWish = { sort: 'hot', category: null, kind: null, words: [] };

export function DashboardPage() {
  const { uid } = useSession();
  const { activeRoom } = useRoom();
  const active = useRoomDocument(activeRoom);
  const rooms = useMyRooms(uid);
  useKeepRooms(uid, rooms);
  const progress = useLessonProgress(uid);
  const weaknesses = useWeaknesses(uid);
  const profile = useProfile(uid);
  const topics = useTopicsPage(HOT, null);
  const interests = profile.status === 'ready' ? profile.value?.interests : undefined;
  return (
    <DashboardView
      uid={uid}
      nowMs={useServerNow(1_000)}
      mine={useMemo(() => mapLive(rooms, myDebates), [rooms])}
      live={useLiveRooms(uid, ROOMS_ASKED)}
      soon={useScheduledRooms(uid, ROOMS_ASKED)}
      topics={mapLive(topics, (found) => suggestedTopics(found, interests ?? []))}
      news={useFollowedNews(uid)}
      lesson={mapLive(progress, (known) => nextLesson(LESSONS, weaknesses, known)?.lesson)}
      invitations={<Invitations uid={uid} />}
      active={active.status === 'ready' ? active.value : null}
    />
  );
}
