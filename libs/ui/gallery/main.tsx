import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import './gallery.css';
import { DashboardPage } from './pages/dashboard.tsx';
import { EmptyPage } from './pages/empty.tsx';
import { ErrorPage } from './pages/error.tsx';
import { GatePage } from './pages/gate.tsx';
import { LandingPage } from './pages/landing.tsx';
import { LobbyPage } from './pages/lobby.tsx';
import { OnboardingPage } from './pages/onboarding.tsx';
import { RoomPage } from './pages/room.tsx';
import { StatesPage } from './pages/states.tsx';

const PAGES: Record<string, () => ReactNode> = {
  states: StatesPage,
  dashboard: DashboardPage,
  lobby: LobbyPage,
  room: RoomPage,
  empty: EmptyPage,
  error: ErrorPage,
  landing: LandingPage,
  gate: GatePage,
  onboarding: OnboardingPage,
};

/** `?page=room` selects a page; without it there is a list. */
function Gallery() {
  const Page = PAGES[new URLSearchParams(location.search).get('page') ?? 'states'];
  return Page ? <Page /> : <PageList />;
}

function PageList() {
  return (
    <ul>
      {Object.keys(PAGES).map((name) => (
        <li key={name}>
          <a href={`?page=${name}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
