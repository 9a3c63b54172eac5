import type { Live } from '@rostrum/data';
import type { LessonHead, Room } from '@rostrum/domain';
import {
  aTopic,
  ADA,
  aDebate,
  aRoom,
  aTally,
  BEN,
  CLEO,
  FOR_GAINED,
  NOON_MS,
  play,
} from '@rostrum/domain/testing';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DashboardView, type DashboardViewProps } from './dashboard-view.tsx';
import { myDebates } from '../logic/my-debates.ts';

const ready = <Value,>(value: Value): Live<Value> => ({ status: 'ready', value, stale: false });

const LESSON: LessonHead = {
  id: 'weighing',
  title: 'Weighing: why your point matters more',
  skill: 'weighing',
  minutes: 8,
  order: 1,
  prerequisites: [],
  version: 1,
  summary: 'You can say which point decides.',
};

function show(changes: Partial<DashboardViewProps> & { rooms?: Room[] } = {}) {
  const { rooms = [], ...props } = changes;
  render(
    <DashboardView
      uid={ADA}
      nowMs={NOON_MS + 30_000}
      mine={ready(myDebates(rooms))}
      live={ready([])}
      soon={ready([])}
      topics={ready([])}
      news={ready({ uids: [], rooms: [], topics: [] })}
      lesson={ready(LESSON)}
      active={null}
      {...props}
    />,
  );
}

describe('the dashboard', () => {
  it('teaches the first step to a person who has not debated yet', () => {
    show();
    expect(screen.getByText('Your first debate takes less than an hour')).toBeVisible();
    const start = screen.getAllByRole('link', { name: 'Start a debate' });
    expect(start[0]).toHaveAttribute('href', '/app/room?start');
  });

  it('brings one back into the debate that runs, with its clock', () => {
    show({ rooms: [aRoom({ id: 'live-1', debate: aDebate({ phase: 'live' }) })] });
    expect(screen.getByRole('timer', { name: '1 minute 30 seconds left' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to the room' })).toHaveAttribute(
      'href',
      '/app/room/live-1',
    );
  });

  it('continues with a room that one only watches', () => {
    const watched = aRoom({ id: 'watched', debate: aDebate({ phase: 'live' }) });
    show({ uid: CLEO, active: watched });
    expect(screen.getByText(/You’re watching/)).toBeVisible();
  });

  it('shows the share of words of a finished debate', () => {
    const debate = play(
      aDebate({ phase: 'live' }),
      { type: 'speak', by: ADA, messageId: 'm', characters: 42 },
      { type: 'end', by: ADA },
    );
    show({ rooms: [aRoom({ debate })] });
    const row = screen.getByRole('row', { name: /public transport/ });
    expect(within(row).getByText('100%')).toBeVisible();
  });

  it('leads to the report of each finished debate, and of no other', () => {
    const debate = aDebate({ phase: 'debrief' });
    show({
      rooms: [
        aRoom({ id: 'open', debate, motion: 'This house would ban ads' }),
        aRoom({ id: 'closed', debate, motion: 'This house would ban cars', visibility: 'private' }),
        aRoom({ id: 'waits', motion: 'This house would ban tea' }),
      ],
    });
    const reports = screen.getAllByRole('link', { name: /^Report/ });
    expect(reports.map((link) => link.getAttribute('href'))).toEqual([
      '/app/room/open/report',
      '/app/room/closed/report',
    ]);
  });

  it('suggests motions and leads from each to the form', () => {
    const topic = aTopic({ id: 't1', motion: 'This house would ban ads', category: 'Media' });
    show({ topics: ready([topic]) });
    expect(screen.getByRole('link', { name: topic.motion })).toHaveAttribute(
      'href',
      '/app/room?start=&motion=This+house+would+ban+ads&topic=t1',
    );
  });

  it('reports each part that failed to load, and retries', () => {
    const retry = vi.fn<() => void>();
    show({ live: { status: 'error', problem: 'unreachable', message: 'Out of reach.', retry } });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Out of reach.');
    within(alert).getByRole('button', { name: 'Try again' }).click();
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Your first debate takes less than an hour')).toBeVisible();
  });

  it('says once that nothing could be loaded, and tries all of it again', () => {
    const retry = vi.fn<() => void>();
    const failed = { status: 'error', problem: 'unreachable', message: 'Out of reach.', retry } as const;
    show({ mine: failed, live: failed, soon: failed, topics: failed });
    expect(screen.getByText('We couldn’t load the dashboard')).toBeVisible();
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(retry).toHaveBeenCalledTimes(4);
  });

  it('names upcoming debates with their times, and no past ones', () => {
    const at = (id: string, opensAtMs: number) => aRoom({ id, motion: `This house would ${id}`, opensAtMs });
    show({ soon: ready([at('wait', NOON_MS + 3_600_000), at('hurry', NOON_MS)]) });
    const section = within(screen.getByRole('region', { name: 'Starting soon' }));
    expect(section.getByRole('link', { name: 'This house would wait' })).toBeVisible();
    expect(section.queryByRole('link', { name: 'This house would hurry' })).toBeNull();
  });

  it('shows how the audience moved in a finished debate', () => {
    show({ rooms: [aRoom({ debate: aDebate({ phase: 'debrief' }), tally: FOR_GAINED })] });
    expect(screen.getByRole('img', { name: /33, 33, 33 before, 53, 20, 27 after/ })).toBeInTheDocument();
    expect(screen.getByText('+27 to For')).toBeInTheDocument();
  });

  it('shows no count of fewer than five, not even as a bar', () => {
    const few = aTally([6, 'for', 'for'], [2, 'against', 'for']);
    show({ rooms: [aRoom({ debate: aDebate({ phase: 'debrief' }), tally: few })] });
    expect(screen.getByText('The swing went to For.')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /^Before/ })).toBeNull();
  });

  it('draws one’s progress from the first debate that ended', async () => {
    const debate = play(
      aDebate({ phase: 'live' }),
      { type: 'speak', by: ADA, messageId: 'm', characters: 42 },
      { type: 'end', by: ADA },
    );
    show({ rooms: [aRoom({ debate })] });
    const airtime = await screen.findByRole('figure', { name: /^Airtime: / });
    expect(airtime).toHaveTextContent('n = 1');
    expect(airtime).toHaveTextContent('Last time you wrote 2.0 times as much as an even share.');
    expect(screen.getByText('1 of 14 days')).toBeVisible();
  });

  it('draws no progress without data', () => {
    show();
    expect(screen.queryByRole('heading', { name: 'Your progress' })).toBeNull();
  });

  it('explains how to follow people, and lists the activity of followed ones', () => {
    show();
    expect(screen.getByText(/Follow someone from their profile/)).toBeVisible();
    const topic = aTopic({ id: 't9', authorId: BEN, authorName: 'Ben Okafor', createdAtMs: NOON_MS });
    const uids = [BEN];
    show({ news: ready({ uids, rooms: [], topics: [topic] }) });
    expect(screen.getByText('Ben Okafor')).toBeVisible();
    expect(screen.getByText('Ben Okafor').closest('li')).toHaveTextContent(
      `Ben Okafor published ${topic.motion}`,
    );
    expect(screen.getByRole('link', { name: topic.motion })).toHaveAttribute(
      'href',
      expect.stringMatching(/&topic=t9$/),
    );
  });

  it('says in one sentence what several followed people do together', () => {
    const room = (phase: 'live' | 'debrief') => aRoom({ id: phase, debate: aDebate({ phase }) });
    show({ news: ready({ uids: [ADA, BEN], rooms: [room('live'), room('debrief')], topics: [] }) });
    const [live, over] = screen.getAllByText('Ada Marsh and Ben Okafor');
    expect(live!.closest('li')).toHaveTextContent(/^Ada Marsh and Ben Okafor are debating This house/);
    expect(over!.closest('li')).toHaveTextContent(/^Ada Marsh and Ben Okafor debated This house/);
  });

  it('names the next lesson, or says that all are finished', () => {
    show();
    expect(screen.getByRole('link', { name: LESSON.title })).toHaveAttribute(
      'href',
      '/app/learning/weighing',
    );
    show({ lesson: ready(undefined) });
    expect(screen.getByText(/You’ve finished every lesson/)).toBeVisible();
  });
});
