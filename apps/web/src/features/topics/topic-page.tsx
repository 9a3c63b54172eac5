import { useTopic } from '@rostrum/data';
import { useParams } from 'react-router-dom';
import { useSession } from '../../shared/session/session.ts';
import { TopicView } from './components/topic-view.tsx';

/** `/app/topics/:topicId`: one topic, for everybody who may read it. */
export function TopicPage() {
  const { topicId = '' } = useParams();
  return <OneTopic key={topicId} topicId={topicId} />;
}

function OneTopic({ topicId }: { topicId: string }) {
  const { uid } = useSession();
  return <TopicView uid={uid} topic={useTopic(topicId)} />;
}
