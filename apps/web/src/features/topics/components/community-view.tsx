import { ButtonLink, EmptyState, Button, PageHead } from '@rostrum/ui';
import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { PATHS } from '../../../shared/navigation/paths.ts';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';
import { TopicFilterBar, type TopicFilters } from './topic-filters.tsx';

export type CommunityViewProps = {
  filters: TopicFilters;
  onFilters: (filters: TopicFilters) => void;
  children: ReactNode;
};

/** Motions that people published: vote, search, choose, debate. */
export function CommunityView({ filters, onFilters, children }: CommunityViewProps) {
  return (
    <div className="page">
      <PageTitle>Community Topics</PageTitle>
      <PageHead title="Community Topics" lede="Motions written and voted on by the people who debate them.">
        <ButtonLink href={PATHS.generateTopic} look="primary" icon={PenLine}>
          Write a motion
        </ButtonLink>
      </PageHead>
      <TopicFilterBar filters={filters} onChange={onFilters} />
      {children}
    </div>
  );
}

/** Nothing was published yet, or nothing fits. */
export function NoTopics({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  if (isFiltered) {
    return (
      <EmptyState
        small
        title="No motion fits all of this"
        action={<Button onClick={onShowAll}>Show all</Button>}
      >
        Try fewer words, or write the motion yourself.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      small
      title="There are no topics here yet"
      action={<ButtonLink href={PATHS.generateTopic}>Write a motion</ButtonLink>}
    >
      You do not need one to begin: write your own motion and debate it right away.
    </EmptyState>
  );
}
