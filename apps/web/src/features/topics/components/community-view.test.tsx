import { NO_COUNTS, type Topic } from '@rostrum/domain';
import { aTopic } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CommunityView, NoTopics } from './community-view.tsx';
import { matches, wishOf } from '../logic/matches.ts';
import { NO_FILTERS, type TopicFilters } from './topic-filters.tsx';
import { TopicRow, type TopicRowProps } from './topic-row.tsx';
import { WinRate } from './win-rate.tsx';

const MOTION = 'This house would elect judges';

function showRow(changes: Partial<Topic> = {}, props: Partial<TopicRowProps> = {}) {
  const onVote = vi.fn<TopicRowProps['onVote']>();
  const onAct = vi.fn<TopicRowProps['onAct']>();
  const topic = aTopic({ id: 't1', motion: MOTION, ...changes });
  render(
    <ul>
      <TopicRow topic={topic} isOwn={false} ownVote={null} onVote={onVote} onAct={onAct} {...props} />
    </ul>,
  );
  return { onVote, onAct };
}

describe('a published topic', () => {
  it('leads to the form with the motion in it, and counts for it', () => {
    showRow();
    expect(screen.getByRole('link', { name: `Debate this: ${MOTION}` })).toHaveAttribute(
      'href',
      '/app/room?start=&motion=This+house+would+elect+judges&topic=t1',
    );
  });

  it('is voted for, and the vote is taken back by the same button', async () => {
    const { onVote } = showRow();
    await userEvent.click(screen.getByRole('button', { name: `Vote up: ${MOTION}` }));
    expect(onVote).toHaveBeenCalledWith('up');
  });

  it('shows one’s own vote, and takes it back', async () => {
    const { onVote } = showRow({ points: -2 }, { ownVote: 'down' });
    const down = screen.getByRole('button', { name: `Vote down: ${MOTION}`, pressed: true });
    await userEvent.click(down);
    expect(onVote).toHaveBeenCalledWith(null);
    expect(screen.getByLabelText('-2 points')).toHaveTextContent('−2');
  });

  it('is edited and withdrawn by its author, and reported by others', async () => {
    const { onAct } = showRow({}, { isOwn: true });
    await userEvent.click(screen.getByRole('button', { name: `More about: ${MOTION}` }));
    expect(screen.queryByRole('menuitem', { name: 'Report to the house' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Withdraw' }));
    expect(onAct).toHaveBeenCalledWith('withdraw');
  });

  it('has only a report to the house for others', async () => {
    const { onAct } = showRow();
    await userEvent.click(screen.getByRole('button', { name: `More about: ${MOTION}` }));
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Report to the house' }));
    expect(onAct).toHaveBeenCalledWith('report');
  });
});

describe('win rates', () => {
  const counts = (pro: number, against: number) => ({
    ...NO_COUNTS,
    debates: pro + against,
    wins: { for: pro, against, even: 0 },
  });

  it('appear with their interval from ten verdicts on', () => {
    render(<WinRate counts={counts(8, 2)} />);
    expect(screen.getByText('For 80%')).toBeVisible();
    expect(screen.getByText('For won 80%, interval 49% to 94%')).toBeInTheDocument();
  });

  it('are not shown at nine', () => {
    render(<WinRate counts={counts(8, 1)} />);
    expect(screen.getByText('9 debates. Win rates appear after 10 verdicts.')).toBeVisible();
  });
});

describe('a person’s search', () => {
  const wanted = (changes: Partial<TopicFilters>) => wishOf({ ...NO_FILTERS, ...changes });

  it('needs every word, in any case, with or without a plural’s s', () => {
    expect(matches(aTopic({ motion: MOTION }), wanted({ search: 'JUDGE elect' }))).toBe(true);
    expect(matches(aTopic({ motion: MOTION }), wanted({ search: 'judges cars' }))).toBe(false);
    expect(matches(aTopic({ motion: MOTION }), wanted({ search: 'electing a judge' }))).toBe(true);
    expect(matches(aTopic({ motion: MOTION }), wanted({ search: 'court ballots' }))).toBe(true);
  });

  it('keeps to a category and a kind also within a search', () => {
    const topic = aTopic({ motion: MOTION, category: 'Justice', kind: 'policy' });
    expect(matches(topic, wanted({ search: 'judges', category: 'Justice', kind: 'policy' }))).toBe(true);
    expect(matches(topic, wanted({ search: 'judges', category: 'Cities' }))).toBe(false);
    expect(matches(topic, wanted({ search: 'judges', kind: 'fact' }))).toBe(false);
  });
});

describe('the community’s page', () => {
  function Page() {
    const [filters, setFilters] = useState(NO_FILTERS);
    return (
      <CommunityView filters={filters} onFilters={setFilters}>
        <p>{`${filters.sort} ${filters.search}`}</p>
      </CommunityView>
    );
  }

  it('is sorted and searched', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('radio', { name: 'Top' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search motions' }), 'cars');
    expect(screen.getByText('top cars')).toBeVisible();
  });

  it('gives advice if nothing matches, or nothing exists', async () => {
    const onShowAll = vi.fn<() => void>();
    const { rerender } = render(<NoTopics isFiltered onShowAll={onShowAll} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(onShowAll).toHaveBeenCalledTimes(1);
    rerender(<NoTopics isFiltered={false} onShowAll={onShowAll} />);
    expect(screen.getByText('No topics yet')).toBeVisible();
  });
});
