import { useLearning, useMyFeedback, useServerNow } from '@rostrum/data';
import { weaknessesOf } from '@rostrum/domain';
import { useSession } from '../../session/session.ts';
import { LearningView } from './learning-view.tsx';

export function LearningPage() {
  const { uid } = useSession();
  const { progress } = useLearning(uid);
  const feedback = useMyFeedback(uid);
  const weaknesses = weaknessesOf(feedback.status === 'ready' ? feedback.value : []);
  return <LearningView progress={progress} weaknesses={weaknesses} nowMs={useServerNow(60_000)} />;
}
