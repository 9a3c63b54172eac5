import { useLearning, useServerNow } from '@rostrum/data';
import type { Weakness } from '@rostrum/domain';
import { useSession } from '../../session/session.ts';
import { LearningView } from './learning-view.tsx';

const NO_WEAKNESSES: readonly Weakness[] = [];

export function LearningPage({ weaknesses = NO_WEAKNESSES }: { weaknesses?: readonly Weakness[] }) {
  const { uid } = useSession();
  const { progress } = useLearning(uid);
  return <LearningView progress={progress} weaknesses={weaknesses} nowMs={useServerNow(60_000)} />;
}
