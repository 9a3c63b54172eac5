import type { TopicsWish } from '@rostrum/data';
import { aTopic } from '@rostrum/domain/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EnvContext } from '../../../env-context.ts';
import type { Env } from '../../../env.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { NO_FILTERS } from './topic-filters.tsx';
import { TopicsMeant } from './topics-meant.tsx';

const MOTION = 'This house would serve vegetarian food in every canteen';
const stored = vi.hoisted(() => ({ isReachable: true }));
vi.mock('@rostrum/data', async (original) => ({
  ...(await original<object>()),
  fetchCatalogue: async () => {
    if (!stored.isReachable) throw new Error('unreachable');
    const sheet = { id: 's', kind: 'topic', entries: { t1: { text: MOTION, note: 'Food', words: '' } } };
    return { mark: { seconds: 1, nanoseconds: 0 }, sheets: [sheet] };
  },
  useTopicVote: () => ({ status: 'ready', value: null, stale: false }),
  useTopicsPage: ({ words }: TopicsWish) => ({
    status: 'ready',
    value: words.flat(2).includes('vegetarian') ? [aTopic({ id: 't1', motion: MOTION })] : [],
    stale: false,
  }),
}));

beforeEach(() => {
  stored.isReachable = true;
});

const show = (search: string, project: string) =>
  renderPage(
    <EnvContext value={{ firebase: { projectId: project } } as Env}>
      <TopicsMeant filters={{ ...NO_FILTERS, search }} uid="user_ada" nothing={<p>Nothing here</p>} />
    </EnvContext>,
  );

describe('a mistyped search for topics', () => {
  it('finds what was meant, and says so', async () => {
    show('vegitarian', 'one');
    expect(
      await screen.findByText('No topics with “vegitarian”. Showing results for “vegetarian”.'),
    ).toBeVisible();
    expect(screen.getByText(MOTION)).toBeVisible();
  });

  it('finds nothing if no topic has words like it', async () => {
    show('qanats', 'one');
    expect(await screen.findByText('Nothing here')).toBeVisible();
    expect(screen.queryByText(/No topics with/)).toBeNull();
  });

  it('is none if its words are those of a topic that has just been withdrawn', async () => {
    show('Canteens', 'one');
    expect(await screen.findByText('Nothing here')).toBeVisible();
    expect(screen.queryByText(/No topics with/)).toBeNull();
  });

  it('shows no error if the catalogue cannot be read', async () => {
    stored.isReachable = false;
    show('vegitarian', 'unreachable');
    expect(await screen.findByText('Nothing here')).toBeVisible();
  });
});
