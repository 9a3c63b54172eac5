import { QUICK_CLASH } from '@rostrum/domain';
import { LearningView } from './learning-view.tsx';

export function LearningPage() {
  return <LearningView format={QUICK_CLASH} />;
}
