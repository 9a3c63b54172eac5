import { lazy, Suspense } from 'react';
import { useUnreadableReports } from '@rostrum/data';
import { PageSpinner, Toaster } from '@rostrum/ui';
import * as m from '@rostrum/words/identity';
import { Navigate, Route, Routes } from 'react-router-dom';
import { RoomProvider } from '../../shared/session/room-context.tsx';
import { PATHS } from '../../shared/navigation/paths.ts';
import { NotFoundInApp } from '../errors/not-found-in-app.tsx';
import { AppLayout } from '../shell/app-layout.tsx';
import { SIGNED_IN_ROUTES } from '../signed-in-routes.tsx';
import { AppEntrance } from './app-entrance.tsx';
import { SignedInGate } from './signed-in-gate.tsx';

const OnboardingPage = lazy(async () => ({
  default: (await import('../../features/onboarding/onboarding-page.tsx')).OnboardingPage,
}));

/** Everything for people who are signed in. */
export function SignedInApp() {
  useUnreadableReports();
  return (
    <SignedInGate>
      <RoomProvider>
        <Suspense fallback={<PageSpinner label={m.opening()} />}>
          <Routes>
            <Route path={PATHS.onboarding} element={<OnboardingPage />} />
            <Route path={`${PATHS.onboarding}/*`} element={<Navigate to={PATHS.onboarding} replace />} />
            <Route path={PATHS.app} element={<AppEntrance />} />
            <Route element={<AppLayout />}>
              {SIGNED_IN_ROUTES.map(({ path, element }) => (
                <Route key={path} path={path} element={element} />
              ))}
              <Route path="*" element={<NotFoundInApp />} />
            </Route>
          </Routes>
        </Suspense>
      </RoomProvider>
      <Toaster />
    </SignedInGate>
  );
}
