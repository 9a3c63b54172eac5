import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReportOutcome } from '@rostrum/domain';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PATHS } from '../../shared/navigation/paths.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { MyReportPage } from './my-report-page.tsx';
import { ReportStatusPage } from './report-status-page.tsx';

const NUMBER = 'R-7KQ2M9XHTB';
const SECRET = 'k'.repeat(22);
const data = vi.hoisted(() => ({ sent: [] as unknown[], outcome: undefined as unknown, refused: false }));
vi.mock('@rostrum/data', () => {
  const send = async (command: { type: string }) => {
    data.sent.push(command);
    if (data.refused) return { status: 'refused', message: 'There is no report under that number and key.' };
    return { status: 'done', value: command.type === 'readOutcome' ? data.outcome : {} };
  };
  return { commands: { desk: send, house: send }, newCommandId: () => 'command-1' };
});

const OUTCOME: ReportOutcome = {
  number: NUMBER,
  subject: { kind: 'message', roomId: 'room-1', messageId: 'm1' },
  motion: 'This house would ban ties',
  reason: 'spam',
  text: 'It sells ties.',
  filedAtMs: 1_763_640_000_000,
  decision: null,
  mayAppeal: false,
  appeal: null,
};
const NO_ACTION = {
  id: 'd1',
  acts: [],
  explanation: 'Ties may be spoken of.',
  atMs: 1_763_640_000_000,
  appealUntilMs: 1_779_000_000_000,
  isOverturned: false,
};

const show = (path: string) =>
  renderPage(
    <Routes>
      <Route path={PATHS.reports} element={<ReportStatusPage />} />
      <Route path={`${PATHS.reports}/:number`} element={<ReportStatusPage />} />
      <Route path={`${PATHS.myReports}/:number`} element={<MyReportPage />} />
    </Routes>,
    { path },
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fill = (name: string, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);

beforeEach(() => Object.assign(data, { sent: [], outcome: OUTCOME, refused: false }));

describe('the page of a visitor’s report', () => {
  test('asks for number and key, explains invalid ones, and opens the report', async () => {
    const { address } = show('/reports');
    await fill('Number', 'R-0');
    await press('Show report');
    expect(screen.getByText(/Report numbers look like/)).toBeVisible();
    expect(screen.getByText(/That isn’t the key from a confirmation/)).toBeVisible();
    expect(data.sent).toEqual([]);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Number' }));
    await fill('Number', ` ${NUMBER.toLowerCase()} `);
    await fill('Key', SECRET);
    await press('Show report');
    expect(await screen.findByRole('heading', { level: 1, name: `Report ${NUMBER}` })).toBeVisible();
    expect(address()).toBe(`/reports/${NUMBER}#${SECRET}`);
    expect(data.sent).toEqual([{ type: 'readOutcome', number: NUMBER, secret: SECRET }]);
  });

  test('says that nobody has decided yet, and offers no appeal', async () => {
    show(`/reports/${NUMBER}#${SECRET}`);
    expect(await screen.findByText(/No decision yet/)).toBeVisible();
    expect(screen.getByText('It sells ties.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Appeal' })).not.toBeInTheDocument();
  });

  test('shows the decision and the reason, and accepts an appeal against no action', async () => {
    data.outcome = { ...OUTCOME, decision: NO_ACTION, mayAppeal: true };
    show(`/reports/${NUMBER}#${SECRET}`);
    expect(await screen.findByText('No action')).toBeVisible();
    expect(screen.getByText('Ties may be spoken of.')).toBeVisible();
    await fill('Why should it be looked at again?', 'They are for sale.');
    data.outcome = {
      ...OUTCOME,
      decision: NO_ACTION,
      appeal: { atMs: 1_763_640_000_000, verdict: null, answer: '' },
    };
    await press('Appeal');
    expect(data.sent).toContainEqual({
      type: 'appeal',
      number: NUMBER,
      secret: SECRET,
      reason: 'They are for sale.',
    });
    expect(await screen.findByText(/Waiting for a moderator/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Appeal' })).not.toBeInTheDocument();
  });

  test('shows when a decision was reversed since', async () => {
    data.outcome = { ...OUTCOME, decision: { ...NO_ACTION, isOverturned: true } };
    show(`/reports/${NUMBER}#${SECRET}`);
    expect(await screen.findByText(/has since reversed this decision/)).toBeVisible();
  });

  test('reports a missing one, and retries', async () => {
    data.refused = true;
    show(`/reports/${NUMBER}#${SECRET}`);
    expect(await screen.findByText(/There is no report under that number and key/)).toBeVisible();
    data.refused = false;
    await press('Try again');
    expect(await screen.findByRole('heading', { level: 1, name: `Report ${NUMBER}` })).toBeVisible();
  });
});

test('one’s own report needs no key', async () => {
  data.outcome = { ...OUTCOME, decision: NO_ACTION, mayAppeal: true };
  show(`/app/reports/${NUMBER}`);
  expect(await screen.findByText('No action')).toBeVisible();
  await fill('Why should it be looked at again?', 'They are for sale.');
  await press('Appeal');
  expect(data.sent).toContainEqual({ type: 'appealOutcome', number: NUMBER, reason: 'They are for sale.' });
});
