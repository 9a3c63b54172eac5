import type { Live } from '@rostrum/data';
import { FORMATS, type ArgumentMap, type DebateReport, type Feedback, type MapNode } from '@rostrum/domain';
import { ADA, aJudgedRoom, BEN, CLEO, dimensionScores } from '@rostrum/domain/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aRecord } from '../../../../testing/a-record.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { SheetsStates, type SheetsStatesProps } from './sheets.tsx';

vi.mock('@rostrum/data', async () => await vi.importActual<object>('@rostrum/data/testing'));

const ready = <Value,>(value: Value): Live<Value> => ({ status: 'ready', value, stale: false });
const format = FORMATS.get('lincoln-douglas');
if (!format) throw new Error('There is no such format');
const { room: judged, decision } = aJudgedRoom(format, { [CLEO]: { winner: 'against' } });
const record = { ...aRecord(), decision };
const { ballots, seats, judges } = judged.debate;
record.room = {
  ...record.room,
  people: judged.people,
  debate: { ...record.room.debate, format, ballots, seats, judges },
};

const node = (id: string, authorId: string, text: string, fate: MapNode['fate']): MapNode => ({
  id,
  kind: 'claim',
  messageId: authorId === ADA ? 'm1' : 'm2',
  start: 0,
  end: text.length,
  text,
  authorId,
  side: authorId === ADA ? 'for' : 'against',
  stepIndex: 0,
  atMs: 1,
  fate,
  unmet: null,
});
const map: ArgumentMap = {
  nodes: [
    node('a', ADA, 'Free buses bring people to work.', 'answered'),
    node('b', BEN, 'Somebody pays.', 'dropped'),
    node('c', ADA, 'Fares cost more to collect than they bring in.', 'dropped'),
  ],
  edges: [{ from: 'b', to: 'a', relation: 'rebuttal', basis: 'words', score: 0.8 }],
  removed: [],
};
const report: DebateReport = {
  version: 1,
  writtenAtMs: 1,
  messages: 2,
  notJudged: {},
  summary: { engine: 'embedded', for: [], against: [] },
  lines: { answered: 1, conceded: 0, dropped: 1, open: 0, unjudged: 0, leftOut: 0 },
  airtime: [{ uid: ADA, side: 'for', characters: 30, share: 0.25, fairShare: 0.5 }],
  civility: [],
  acts: [],
  verdict: null,
  swing: null,
  turningPoints: [],
};

const aFeedback = (scores: Parameters<typeof dimensionScores>[0]): Feedback => ({
  version: 1,
  uid: ADA,
  side: 'for',
  formatId: format.id,
  writtenAtMs: 1,
  notJudged: null,
  dimensions: dimensionScores(scores).map((one) => ({ ...one, next: `Next for ${one.dimension}.` })),
  mean: 3.1,
  points: null,
  answered: 0,
  dropped: 1,
});

function show(uid: string, changes: Partial<SheetsStatesProps> = {}) {
  const feedback: Feedback | null = uid === ADA ? aFeedback({ argument: 3 }) : null;
  renderPage(
    <SheetsStates
      record={record}
      uid={uid}
      report={ready(report)}
      map={ready(map)}
      feedback={ready(feedback)}
      received={[]}
      corrections={[]}
      {...changes}
    />,
  );
}
const sheets = () => screen.getAllByRole('article');
const sheet = (name: string) => within(screen.getByRole('article', { name }));

describe('a sheet per debater', () => {
  it('has what they said, what was answered, and the judges’ points and reason', () => {
    show(CLEO);
    expect(sheets()).toHaveLength(2);
    const ada = sheet('Ada Marsh');
    expect(ada.getByText(/6 words, \d+% of the debate; an even share is 50%\./)).toBeVisible();
    expect(ada.getByText(/Ben Okafor answered:/)).toHaveTextContent('Ben Okafor answered: Somebody pays.');
    expect(ada.getByText('The other side had its turn and didn’t answer it.')).toBeVisible();
    expect(ada.getByText('Ada Marsh didn’t answer the other side’s one claim.')).toBeVisible();
    expect(ada.getByText('Against wins.')).toBeVisible();
    expect(ada.getByText('cleo heard the costs answered.')).toBeVisible();
    expect(
      sheet('Ben Okafor').getByText('Ben Okafor answered 1 of the other side’s 2 claims.'),
    ).toBeVisible();
  });

  it('has personal feedback for its own debater alone, whose sheet comes first', () => {
    show(ADA);
    expect(sheets()[0]).toHaveAccessibleName('Ada Marsh');
    expect(sheet('Ada Marsh').getByText(/The moderator’s scores, 1 to 5/)).toBeVisible();
    const ben = sheet('Ben Okafor');
    expect(ben.queryByText(/The moderator’s scores, 1 to 5/)).toBeNull();
    expect(
      ben.getByText('The moderator’s scores and the marks from others are for Ben Okafor alone.'),
    ).toBeVisible();
    expect(ben.getByText(/Write one thing to try next time/)).toBeVisible();
  });

  it('has the next step from the lowest score', () => {
    show(ADA, { feedback: ready(aFeedback({ argument: 3.4, weighing: 1.2, evidence: null })) });
    expect(sheet('Ada Marsh').getByText('Next for weighing.').closest('p')).toHaveTextContent(
      'Weighing: Next for weighing.',
    );
  });

  it('has the next step in the language of the debate', () => {
    show(ADA, { record: { ...record, room: { ...record.room, language: 'de' } } });
    const step = sheet('Ada Marsh').getByText('Next for argument.');
    expect(step).toHaveAttribute('lang', 'de');
    expect(step.parentElement?.closest('[lang]')).toBeNull();
  });

  it('shows a debater their own sheet alone, if they wish', async () => {
    show(BEN);
    await userEvent.click(screen.getByRole('radio', { name: 'Only mine' }));
    expect(sheets().map((one) => one.getAttribute('aria-labelledby'))).toHaveLength(1);
    expect(screen.getByRole('article', { name: 'Ben Okafor' })).toBeVisible();
  });

  it('offers a listener no sheet of their own', () => {
    show(CLEO);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText(/is for that person alone/)).toBeVisible();
  });

  it('has at most three claims of a debater, and says how many more there are', () => {
    const many = Array.from({ length: 7 }, (_, at) => node(`n${at}`, ADA, `Claim number ${at}.`, 'open'));
    show(CLEO, { map: ready({ ...map, nodes: many, edges: [] }) });
    const ada = sheet('Ada Marsh');
    expect(ada.getAllByText(/Claim number/)).toHaveLength(3);
    expect(ada.getByText('And 4 more, in the report.')).toBeVisible();
  });

  it('waits for the report', () => {
    show(ADA, { report: ready(null) });
    expect(screen.getByRole('heading', { name: 'There are no sheets yet' })).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('says that it could not be loaded', () => {
    const retry = vi.fn<() => void>();
    show(ADA, { map: { status: 'error', problem: 'unreachable', message: 'No connection.', retry } });
    expect(screen.getByRole('heading', { name: 'We couldn’t load the sheets' })).toBeVisible();
  });
});
