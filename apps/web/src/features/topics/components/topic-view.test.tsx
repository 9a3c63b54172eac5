import type { Live } from '@rostrum/data';
import type { Topic, TopicStatus } from '@rostrum/domain';
import { aTopic } from '@rostrum/domain/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { TopicView } from './topic-view.tsx';
import { YoursWaiting } from './yours-waiting.tsx';

const server = vi.hoisted(() => ({ sent: [] as { type: string }[], outcome: 'waiting' }));
const notify = vi.hoisted(() => vi.fn<(notice: { text: string }) => void>());
vi.mock('@rostrum/ui', async (original) => ({
  ...(await original<typeof import('@rostrum/ui')>()),
  notify,
}));
vi.mock('@rostrum/data', async (original) => ({
  ...(await original<typeof import('@rostrum/data')>()),
  useTopicVote: () => ({ status: 'ready', value: null, stale: false }),
  commands: {
    topics: async (command: { type: string }) => {
      server.sent.push(command);
      return { status: 'done', value: { outcome: server.outcome } };
    },
  },
}));
beforeEach(() => Object.assign(server, { sent: [], outcome: 'waiting' }));

const MOTION = 'This house would elect judges';
const ready = <Value,>(value: Value): Live<Value> => ({ status: 'ready', value, stale: false });
const failed = (problem: 'denied' | 'unreachable', retry = () => {}) =>
  ({ status: 'error', problem, message: 'Out of reach.', retry }) as const;
const topic = (status: TopicStatus, changes: Partial<Topic> = {}) =>
  aTopic({ id: 't1', motion: MOTION, authorId: 'ada', status, ...changes });

const show = (one: Live<Topic | null>, uid = 'ada') => renderPage(<TopicView uid={uid} topic={one} />);

describe('the page of a topic', () => {
  it('tells its author that it waits, why, and what to do meanwhile', () => {
    show(ready(topic('waiting')));
    expect(screen.getByRole('heading', { name: MOTION })).toBeVisible();
    expect(screen.getByText('Waiting for a house moderator')).toBeVisible();
    expect(screen.getByText(/I can’t tell whether this motion attacks people/)).toBeVisible();
    expect(screen.getByRole('link', { name: `Debate it by link: ${MOTION}` })).toHaveAttribute(
      'href',
      '/app/room?start=&motion=This+house+would+elect+judges&link=',
    );
  });

  it('offers the house nothing that is for its author', () => {
    show(ready(topic('waiting')), 'mo');
    expect(screen.getByText(/It’s in the house’s queue/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(?:Edit|Withdraw)/ })).toBeNull();
  });

  it.each([
    ['hidden', 'Hidden by the house'],
    ['withdrawn', 'Withdrawn'],
  ] as const)('says that it is %s', (status, words) => {
    show(ready(topic(status)));
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Debate/ })).toBeNull();
  });

  it('is its row once it is published', () => {
    show(ready(topic('published')), 'ben');
    expect(screen.getByRole('link', { name: `Debate this: ${MOTION}` })).toBeVisible();
  });

  it('shows that it loads', () => {
    show({ status: 'loading' });
    expect(screen.getByText('Loading the topic')).toBeInTheDocument();
  });

  it.each([
    ['is gone', ready(null)],
    ['is somebody else’s, and waits', failed('denied')],
  ])('is none if it %s', (_, one) => {
    show(one);
    expect(screen.getByRole('heading', { level: 1, name: 'There’s no topic here' })).toBeVisible();
  });

  it('is tried again if it could not be loaded', async () => {
    const retry = vi.fn<() => void>();
    show(failed('unreachable', retry));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('one’s own topics that wait', () => {
  it('are listed, edited and withdrawn', async () => {
    renderPage(<YoursWaiting topics={ready([topic('waiting')])} />);
    expect(screen.getByRole('region', { name: 'Your topics awaiting review' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: `Withdraw: ${MOTION}` }));
    expect(screen.getByText('The house will no longer review it.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(server.sent).toEqual([{ type: 'withdraw', topicId: 't1' }]);
  });

  it.each([
    ['waiting', 'Saved. It’s waiting for a house moderator before others can see it.'],
    ['published', 'Saved.'],
  ])('say after an edit whether they are %s', async (outcome, words) => {
    server.outcome = outcome;
    renderPage(<YoursWaiting topics={ready([topic('waiting')])} />);
    await userEvent.click(screen.getByRole('button', { name: `Edit: ${MOTION}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(notify).toHaveBeenLastCalledWith(expect.objectContaining({ text: words }));
  });

  it.each([
    ['there are none', ready([])],
    ['nobody knows yet', { status: 'loading' } as const],
  ])('take no place where %s', (_, topics) => {
    renderPage(<YoursWaiting topics={topics} />);
    expect(screen.queryByRole('region', { name: /waiting/ })).toBeNull();
  });

  it('that could not be loaded are tried again', async () => {
    const retry = vi.fn<() => void>();
    renderPage(<YoursWaiting topics={failed('unreachable', retry)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
