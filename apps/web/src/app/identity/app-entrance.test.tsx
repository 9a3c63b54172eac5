import { StrictMode } from 'react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { renderPage } from '../../testing/render-page.tsx';
import { AppEntrance } from './app-entrance.tsx';
import { rememberWantedPath, wantedPath } from './wanted-path.ts';

const renderEntrance = () =>
  renderPage(
    <StrictMode>
      <Routes>
        <Route path="/app" element={<AppEntrance />} />
        <Route path="*" element={<h1>There</h1>} />
      </Routes>
    </StrictMode>,
    { path: '/app' },
  );

test('/app shows the dashboard', async () => {
  const { address } = renderEntrance();
  await screen.findByRole('heading', { name: 'There' });
  expect(address()).toBe('/app/dashboard');
});

test('/app continues, once, to the page that somebody wanted before they signed in', async () => {
  rememberWantedPath('/app/room/r1?seat=for-1');
  const { address } = renderEntrance();
  await screen.findByRole('heading', { name: 'There' });
  expect(address()).toBe('/app/room/r1?seat=for-1');
  expect(wantedPath()).toBe('/app/dashboard');
});
