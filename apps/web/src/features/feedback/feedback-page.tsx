import {
  mapLive,
  useAllGiven,
  useAllReceived,
  useMyFeedback,
  useMyRooms,
  useWholeFloor,
} from '@rostrum/data';
import { useState } from 'react';
import { useSession } from '../../session/session.ts';
import { DebateFeedback } from './debate-feedback.tsx';
import { FeedbackView } from './feedback-view.tsx';
import { isLookedBackOn } from './my-part.ts';
import { Suggestions } from './suggestion/suggestions.tsx';

export function FeedbackPage() {
  const { uid } = useSession();
  const [chosenId, setChosenId] = useState<string>();
  const debates = mapLive(useMyRooms(uid), (rooms) => rooms.filter(isLookedBackOn));
  const finished = debates.status === 'ready' ? debates.value : [];
  const chosen = finished.find((room) => room.id === chosenId) ?? finished[0];
  const roomId = chosen?.id ?? null;
  const record = useWholeFloor(roomId, uid);
  const feedback = useMyFeedback(uid);
  const given = useAllGiven(uid);
  const received = useAllReceived(uid);
  const history = mapLive(feedback, (scores) => ({
    uid,
    feedback: scores,
    rooms: finished,
    given: given.status === 'ready' ? given.value : [],
    received: received.status === 'ready' ? received.value : [],
  }));
  return (
    <FeedbackView
      debates={debates}
      history={history}
      uid={uid}
      chosen={chosen}
      onChoose={setChosenId}
      below={<Suggestions uid={uid} />}
    >
      {chosen && <DebateFeedback room={chosen} uid={uid} record={record} history={history} />}
    </FeedbackView>
  );
}
