import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Live } from '@rostrum/data';
import type { FiledAppeal, Report, TopicCase } from '@rostrum/domain';
import { renderPage } from '../../testing/render-page.tsx';
import { ReportsPage } from './reports-page.tsx';

const data = vi.hoisted(() => ({
  isModerator: true as boolean | undefined,
  asked: [] as boolean[],
  reports: undefined as unknown,
  appeals: undefined as unknown,
  topics: undefined as unknown,
  log: undefined as unknown,
  topicLog: undefined as unknown,
  sent: [] as unknown[],
}));
vi.mock('@rostrum/data', () => ({
  useDuty: () => data.isModerator,
  useModerationQueue: (mayAsk: boolean) => {
    data.asked.push(mayAsk);
    const { reports, appeals, topics, log, topicLog } = data;
    return { reports, appeals, topics, log, topicLog };
  },
  newCommandId: () => 'command-1',
  sendPeopleCommand: async (command: unknown) => {
    data.sent.push(command);
    return { status: 'done', value: {} };
  },
  sendTopicCommand: async (command: unknown) => {
    data.sent.push(command);
    return { status: 'done', value: {} };
  },
  sendRoomCommand: async (command: unknown) => {
    data.sent.push(command);
    return { status: 'done', value: {} };
  },
}));

const ready = <Value,>(value: Value): Live<Value> => ({ status: 'ready', value, stale: false });
const REPORT: Report = {
  id: 'r1',
  by: 'ada',
  byName: 'Ada Marsh',
  about: 'ben',
  aboutName: 'Ben Okafor',
  reason: 'spam',
  text: 'Sells ties.',
  atMs: 0,
  decision: null,
  note: '',
  decidedBy: null,
  decidedAtMs: null,
};
const APPEAL: FiledAppeal = {
  id: 'personAttack-1',
  by: 'cleo',
  atMs: 0,
  verdict: null,
  decidedBy: null,
  decidedAtMs: null,
  reason: 'I meant the plan.',
  roomId: 'room-1',
  motion: 'This house would ban ads',
  act: 'personAttack',
  says: 'One phrase speaks about Ben.',
  rule: null,
  messageId: 'm1',
  text: 'That is foolish.',
  concerns: ['cleo'],
};
const TOPIC: TopicCase = {
  id: 't1',
  motion: 'This house would ban ties',
  authorId: 'ben',
  authorName: 'Ben Okafor',
  reasons: { attack: 0, private: 0, spam: 2, other: 1 },
  atMs: 0,
  decision: null,
  note: '',
  decidedBy: null,
  decidedAtMs: null,
};
const show = () => renderPage(<ReportsPage notFound={<h1>Nobody sits here</h1>} />);

beforeEach(() => {
  Object.assign(data, {
    isModerator: true,
    asked: [],
    reports: ready([REPORT]),
    appeals: ready([APPEAL]),
    topics: ready([TOPIC]),
    topicLog: ready([{ ...TOPIC, id: 't0', decision: 'hidden', note: 'Ties are fine.', decidedAtMs: 5 }]),
    log: ready([{ ...REPORT, id: 'r0', decision: 'warned', note: 'No ties here.', decidedAtMs: 5 }]),
    sent: [],
  });
});

describe('the queue of reports', () => {
  test('is no page for anybody else, and asks for nothing on their behalf', () => {
    data.isModerator = false;
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Nobody sits here' })).toBeVisible();
    expect(screen.queryByText('Sells ties.')).not.toBeInTheDocument();
    expect(data.asked).not.toContain(true);
  });

  test('shows who, about whom and why, and decides with a note', async () => {
    show();
    const reports = within(screen.getByRole('region', { name: 'Reports' }));
    expect(reports.getByText('Sells ties.')).toBeVisible();
    expect(reports.getByText('Advertises or spams')).toBeVisible();
    expect(reports.getByRole('link', { name: 'Ada Marsh' })).toHaveAttribute(
      'href',
      '/app/people?person=ada',
    );
    await userEvent.click(reports.getByRole('radio', { name: 'Warn' }));
    await userEvent.type(reports.getByRole('textbox'), 'Please stop.');
    await userEvent.click(reports.getByRole('button', { name: 'Decide: Ben Okafor' }));
    expect(data.sent).toEqual([
      { type: 'decideReport', reportId: 'r1', decision: 'warned', note: 'Please stop.' },
    ]);
  });

  test('shows a reported topic with its reasons, and asks its author to edit it', async () => {
    show();
    const topics = within(screen.getByRole('region', { name: 'Topics' }));
    expect(topics.getByText('It is spam (2 people) · Something else')).toBeVisible();
    expect(topics.getByRole('link', { name: 'Ben Okafor' })).toBeVisible();
    await userEvent.click(topics.getByRole('radio', { name: 'Ask to edit' }));
    await userEvent.type(topics.getByRole('textbox'), 'Say which ties.');
    await userEvent.click(topics.getByRole('button', { name: 'Decide: This house would ban ties' }));
    expect(data.sent).toEqual([
      { type: 'decideReport', topicId: 't1', decision: 'askedToEdit', note: 'Say which ties.' },
    ]);
    const log = within(screen.getByRole('region', { name: 'Topics decided lately' }));
    expect(log.getByText('Ties are fine.')).toBeVisible();
    expect(log.getByText(/^Hidden/)).toBeVisible();
  });

  test('has the appeals of every room', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Overturn: This house would ban ads' }));
    expect(data.sent).toEqual([
      { type: 'decideAppeal', roomId: 'room-1', interventionId: 'personAttack-1', verdict: 'overturned' },
    ]);
  });

  test('keeps a log of what was decided', () => {
    show();
    const log = within(screen.getByRole('region', { name: 'Decided lately' }));
    expect(log.getByText('No ties here.')).toBeVisible();
    expect(log.getByText(/^Warned/)).toBeVisible();
  });

  test('says that nothing waits, and what could not be loaded', async () => {
    const retry = vi.fn<() => void>();
    data.reports = ready([]);
    data.appeals = { status: 'error', problem: 'unreachable', message: 'Out of reach.', retry };
    show();
    expect(screen.getByText('No report waits.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
