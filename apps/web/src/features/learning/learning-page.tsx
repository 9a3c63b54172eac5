import { useLessonProgress, useServerNow, useWeaknesses } from '@rostrum/data';
import { useSession } from '../../shared/session/session.ts';
import { LearningView } from './components/learning-view.tsx';

export function LearningPage() {
  const { uid } = useSession();
  const progress = useLessonProgress(uid);
  const weaknesses = useWeaknesses(uid);
  return <LearningView progress={progress} weaknesses={weaknesses} nowMs={useServerNow(60_000)} />;
}
