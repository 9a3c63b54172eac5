import { browserShelf, roomShelfKey } from '@rostrum/data';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aRecord } from '../../testing/a-record.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { OfflinePages } from './offline-app.tsx';
import { OfflineDashboard } from './offline-dashboard.tsx';
import { OfflineDebate } from './offline-debate.tsx';

const anything = z.any();
const keepDraft = (roomId: string, text: string) =>
  browserShelf(roomShelfKey('draft', 'ada', roomId), anything).save([
    { id: '0123456789abcdef0123', tab: 'one', text, replaces: null },
  ]);

afterEach(() => localStorage.clear());

test('the dashboard shows drafts under their motion, and debates that can be read here', async () => {
  const record = aRecord();
  const read = async () => ({
    rooms: [record.room],
    records: [record],
    drafts: [{ roomId: record.room.id, texts: ['And therefore'] }],
  });
  renderPage(<OfflineDashboard uid="ada" read={read} />);
  const drafts = within(await screen.findByRole('region', { name: /Your drafts/ }));
  expect(drafts.getByRole('link', { name: record.room.motion })).toHaveAttribute(
    'href',
    `/app/room/${record.room.id}`,
  );
  expect(drafts.getByText('And therefore')).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: /Finished debates/ })).getByRole('link', {
      name: record.room.motion,
    }),
  ).toBeVisible();
  expect(document.title).toContain('Dashboard, offline');
});

test('a browser that has kept nothing says what would stay here', async () => {
  renderPage(<OfflineDashboard uid="ada" read={() => Promise.reject(new Error('no store'))} />);
  expect(await screen.findByText('There are no drafts in this browser.')).toBeVisible();
  expect(screen.getByText('Finished debates you open stay here for you to read.')).toBeVisible();
});

const debateAt = (roomId: string, read: () => Promise<ReturnType<typeof aRecord> | undefined>) =>
  renderPage(
    <Routes>
      <Route path="/app/room/:roomId" element={<OfflineDebate uid="ada" read={read} />} />
    </Routes>,
    { path: `/app/room/${roomId}` },
  );

test('a finished debate that was opened once is read without a connection', async () => {
  const record = aRecord();
  debateAt(record.room.id, async () => record);
  expect(await screen.findByRole('heading', { level: 1, name: record.room.motion })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Record of the debate' })).toBeVisible();
});

test('one that was never opened says what to do', async () => {
  debateAt('r9', async () => undefined);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This debate isn’t in this browser' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'What works offline' })).toHaveAttribute('href', '/app/dashboard');
});

test('one’s own draft is there to write on, and is kept', async () => {
  keepDraft('r1', 'And therefore');
  debateAt('r1', async () => undefined);
  const box = await screen.findByRole('textbox', { name: 'Draft' });
  expect(box).toHaveValue('And therefore');
  await userEvent.type(box, ' more');
  const kept = z.array(anything).parse(browserShelf(roomShelfKey('draft', 'ada', 'r1'), anything).load());
  expect(kept.at(-1)).toMatchObject({ text: 'And therefore more' });
});

test('any other page says that it needs a connection, and leads to what works', () => {
  renderPage(<OfflinePages uid="ada" />, { path: '/app/people' });
  expect(screen.getByRole('heading', { level: 1, name: 'This page needs a connection' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'What works offline' })).toHaveAttribute('href', '/app/dashboard');
});
