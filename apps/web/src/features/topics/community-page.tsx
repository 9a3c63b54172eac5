import { useWaitingTopics } from '@rostrum/data';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSession } from '../../shared/session/session.ts';
import { CommunityView, NoTopics } from './components/community-view.tsx';
import { wishOf } from './logic/matches.ts';
import { NO_FILTERS } from './components/topic-filters.tsx';
import { TopicPages } from './components/topic-pages.tsx';
import { YoursWaiting } from './components/yours-waiting.tsx';
import { TopicsMeant } from './components/topics-meant.tsx';

export function CommunityPage() {
  const { uid } = useSession();
  const [filters, setFilters] = useState(NO_FILTERS);
  const asked = useDeferredValue(filters);
  const wish = useMemo(() => wishOf(asked), [asked]);
  const isFiltered = asked.category !== '' || asked.kind !== '' || wish.words.length > 0;
  const nothing = <NoTopics isFiltered={isFiltered} onShowAll={() => setFilters(NO_FILTERS)} />;
  return (
    <CommunityView
      filters={filters}
      onFilters={setFilters}
      waiting={<YoursWaiting topics={useWaitingTopics(uid)} />}
    >
      <TopicPages
        key={JSON.stringify(wish)}
        wish={wish}
        uid={uid}
        after={null}
        nothing={wish.words.length > 0 ? <TopicsMeant filters={asked} {...{ uid, nothing }} /> : nothing}
      />
    </CommunityView>
  );
}
