import {
  mapLive,
  useAllGiven,
  useAllReceived,
  useComparison,
  useLessonProgress,
  useMyFeedback,
  useMyRooms,
  useProfile,
  useWholeFloor,
} from '@rostrum/data';
import { lessonForWeakness, weaknessesOf } from '@rostrum/domain';
import { useState } from 'react';
import { LESSONS } from '../../shared/lessons/lessons.ts';
import { useSession } from '../../shared/session/session.ts';
import { DebateFeedback } from './components/debate-feedback.tsx';
import { FeedbackView } from './components/feedback-view.tsx';
import { isLookedBackOn } from './logic/my-part.ts';
import { Suggestions } from './components/suggestion/suggestions.tsx';
import { WorkOnThis } from './components/work-on-this.tsx';

export function FeedbackPage() {
  const { uid } = useSession();
  const [chosenId, setChosenId] = useState<string>();
  const debates = mapLive(useMyRooms(uid), (rooms) => rooms.filter(isLookedBackOn));
  const finished = debates.status === 'ready' ? debates.value : [];
  const chosen = finished.find((room) => room.id === chosenId) ?? finished[0];
  const roomId = chosen?.id ?? null;
  const record = useWholeFloor(roomId, uid);
  const feedback = useMyFeedback(uid);
  const progress = useLessonProgress(uid);
  const next =
    feedback.status === 'ready' && progress.status === 'ready'
      ? lessonForWeakness(LESSONS, weaknessesOf(feedback.value), progress.value)
      : undefined;
  const given = useAllGiven(uid);
  const received = useAllReceived(uid);
  const profile = useProfile(uid);
  const isCompared = profile.status === 'ready' && profile.value?.isCompared === true;
  const others = useComparison(isCompared);
  const history = mapLive(feedback, (scores) => ({
    uid,
    feedback: scores,
    rooms: finished,
    given: given.status === 'ready' ? given.value : [],
    received: received.status === 'ready' ? received.value : [],
    others: others.status === 'ready' ? others.value : null,
  }));
  return (
    <FeedbackView
      debates={debates}
      history={history}
      uid={uid}
      chosen={chosen}
      onChoose={setChosenId}
      above={next && <WorkOnThis next={next} />}
      below={<Suggestions uid={uid} />}
    >
      {chosen && <DebateFeedback room={chosen} uid={uid} record={record} history={history} />}
    </FeedbackView>
  );
}
