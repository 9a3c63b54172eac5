import { useTopics } from '@rostrum/data';
import { CommunityView } from './community-view.tsx';

export function CommunityPage() {
  return <CommunityView topics={useTopics()} />;
}
