import type { Live, ReplyTo } from '@rostrum/data';
import type { ArgumentMap, DebateReport } from '@rostrum/domain';
import { aRoom } from '@rostrum/domain/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aRecord } from '../../testing/a-record.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ReportStates } from './report-panel.tsx';

const data = vi.hoisted(() => ({ replies: [] as unknown[] }));
vi.mock('@rostrum/data', async () => ({
  ...(await vi.importActual<object>('@rostrum/data/testing')),
  newCommandId: () => 'command-1',
  commands: { feedback: () => Promise.resolve(data.replies.shift()) },
}));

const done: ReplyTo<'feedback'> = { status: 'done', value: {} };
const ready = <Value,>(value: Value): Live<Value> => ({ status: 'ready', value, stale: false });
const { room } = aRecord();
const report: DebateReport = {
  version: 1,
  writtenAtMs: 1,
  messages: 1,
  notJudged: {},
  summary: {
    engine: 'embedded',
    for: [{ messageId: 'm1', start: 0, end: 10, text: 'Taken back' }],
    against: [],
  },
  lines: { answered: 0, conceded: 0, dropped: 0, open: 0, unjudged: 0, leftOut: 0 },
  airtime: [],
  civility: [],
  acts: [],
  verdict: null,
  swing: null,
  turningPoints: [],
};
const map: ArgumentMap = { nodes: [], edges: [], removed: [] };

const show = (written: DebateReport | null, of = room) =>
  renderPage(
    <ReportStates
      room={of}
      messages={[]}
      decision={null}
      uid="user_ada"
      onGo={() => {}}
      report={ready(written)}
      map={ready(written && map)}
      corrections={ready([])}
    />,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  data.replies = [];
});

describe('a report that is not there', () => {
  it('is requested, and can be requested again', async () => {
    data.replies = [done, done];
    show(null);
    await press('Write it now');
    expect(await screen.findByText('The report is being written')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask again' })).not.toHaveAttribute('aria-busy', 'true');
    await press('Ask again');
    expect(data.replies).toEqual([]);
  });

  it('waits if the request was refused', async () => {
    data.replies = [{ status: 'refused', refusal: 'too-fast', message: 'Wait a moment.' }];
    show(null);
    await press('Write it now');
    expect(data.replies).toEqual([]);
    expect(screen.getByText('The report isn’t written yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Write it now' })).not.toHaveAttribute('aria-busy', 'true');
  });
});

describe('a report from before its record changed', () => {
  it('shows no quote until it is written again', () => {
    show(report, aRoom({ ...room, recordChangedAtMs: 2 }));
    expect(screen.getByText('The report is being written')).toBeVisible();
    expect(screen.queryByText(/Taken back/)).toBeNull();
  });

  it('is shown once it matches the current record', () => {
    show({ ...report, recordChangedAtMs: 2 }, aRoom({ ...room, recordChangedAtMs: 2 }));
    expect(screen.getByText(/Taken back/)).toBeVisible();
  });
});

describe('a report that is written', () => {
  const aGround = {
    hits: 2,
    chances: 3,
    words: [{ messageId: 'm1', start: 0, end: 12, text: 'Because it’s.' }],
  };
  const none = { hits: 0, chances: 3, words: [] };
  const reading = { matter: 'for', clash: 'equal', method: 'equal', lead: 1 } as const;

  it('names the words that decided each criterion of the verdict', async () => {
    const grounds = { for: aGround, against: none };
    const verdict = {
      engine: 'embedded' as const,
      readings: [
        { ...reading, first: 'for' as const },
        { ...reading, first: 'against' as const },
      ],
      winner: 'for' as const,
      grounds: { matter: grounds, clash: grounds, method: grounds },
    };
    show({ ...report, verdict });
    await userEvent.click(screen.getByText('Why?'));
    expect(screen.getAllByText(/Because it’s/)).toHaveLength(3);
    expect(screen.getAllByText('2 of 3')).toHaveLength(3);
    expect(screen.getAllByText('I found no words for this.')).toHaveLength(3);
  });

  it('says that a language model failed, and what did its work instead', () => {
    const readings = [
      { ...reading, first: 'for' as const },
      { ...reading, first: 'against' as const },
    ];
    const instead = {
      ...report,
      summary: { ...report.summary, engine: 'embeddedInstead' as const },
      verdict: { engine: 'embeddedInstead' as const, readings, winner: 'for' as const },
    };
    show(instead);
    expect(screen.getByText(/failed to answer, so the embedded engine chose/)).toBeVisible();
    expect(screen.getByText(/failed to answer, so the embedded engine read/)).toBeVisible();
  });

  it('reads an older verdict that names no words', async () => {
    const readings = [
      { ...reading, first: 'for' as const },
      { ...reading, first: 'against' as const },
    ];
    show({ ...report, verdict: { engine: 'embedded', readings, winner: 'for' } });
    await userEvent.click(screen.getByText('Why?'));
    expect(screen.getByText('Reasons and evidence')).toBeVisible();
    expect(screen.queryByText(/by these words/)).toBeNull();
  });

  it('says that a verdict would be too thin, and what one needs', () => {
    show({ ...report, notJudged: { verdict: 'thin' } });
    expect(screen.getByText(/Too thin to judge: a verdict needs two messages from each side/)).toBeVisible();
  });

  it('says of a side that argued nothing that no sentence was found', () => {
    show(report);
    expect(screen.getByText('I found no sentence here that argues for or against the motion.')).toBeVisible();
  });
});
