import { ButtonLink, EmptyState, Button, PageHead } from '@rostrum/ui';
import * as m from '@rostrum/words/topics';
import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { PATHS } from '../../../shared/navigation/paths.ts';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';
import { TopicFilterBar, type TopicFilters } from './topic-filters.tsx';

export type CommunityViewProps = {
  filters: TopicFilters;
  onFilters: (filters: TopicFilters) => void;
  /** One's own topics that wait, above the list. */
  waiting?: ReactNode;
  children: ReactNode;
};

/** Motions that people published: vote, search, choose, debate. */
export function CommunityView({ filters, onFilters, waiting, children }: CommunityViewProps) {
  return (
    <div className="page">
      <PageTitle>{m.communityTitle()}</PageTitle>
      <PageHead title={m.communityTitle()} lede={m.communityLede()}>
        <ButtonLink href={PATHS.generateTopic} look="primary" icon={PenLine}>
          {m.writeMotion()}
        </ButtonLink>
      </PageHead>
      {waiting}
      <TopicFilterBar filters={filters} onChange={onFilters} />
      {children}
    </div>
  );
}

/** Nothing was published yet, or nothing fits. */
export function NoTopics({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  if (isFiltered) {
    return (
      <EmptyState small title={m.noneMatch()} action={<Button onClick={onShowAll}>{m.showAll()}</Button>}>
        {m.noneMatchHint()}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      small
      title={m.noTopics()}
      action={<ButtonLink href={PATHS.generateTopic}>{m.writeMotion()}</ButtonLink>}
    >
      {m.noTopicsHint()}
    </EmptyState>
  );
}
