import { lazy, Suspense, type ReactNode } from 'react';
import { ButtonLink, PageSpinner, PublicShell } from '@rostrum/ui';
import * as m from '@rostrum/words/app';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useEnv } from '../env-context.ts';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { RouteErrorBoundary } from './errors/route-error-boundary.tsx';
import { PATHS } from '../shared/navigation/paths.ts';
import { legalLinks, publicLinks } from './navigation/shell-links.ts';
import { useVisitor } from './visitor.tsx';

const FaqPage = lazy(async () => ({ default: (await import('../features/help/faq-page.tsx')).FaqPage }));
const HelpPage = lazy(async () => ({ default: (await import('../features/help/help-page.tsx')).HelpPage }));
const ModerationPage = lazy(async () => ({
  default: (await import('../features/help/moderation-page.tsx')).ModerationPage,
}));
const PrivacyPage = lazy(async () => ({
  default: (await import('../features/help/legal/privacy-page.tsx')).PrivacyPage,
}));
const TermsPage = lazy(async () => ({
  default: (await import('../features/help/legal/terms-page.tsx')).TermsPage,
}));
const ImprintPage = lazy(async () => ({
  default: (await import('../features/help/legal/imprint-page.tsx')).ImprintPage,
}));
const PublicDebate = lazy(async () => ({ default: (await import('./public-debate.tsx')).PublicDebate }));
const PublicReport = lazy(async () => ({ default: (await import('./public-report.tsx')).PublicReport }));
const GoodbyePage = lazy(async () => ({ default: (await import('./goodbye-page.tsx')).GoodbyePage }));
const NotFoundPage = lazy(async () => ({
  default: (await import('./errors/not-found-page.tsx')).NotFoundPage,
}));

/** The public pages. They work without Clerk, which adds the account to the header once it has loaded. */
export function PublicPages() {
  const { donationUrl } = useEnv();
  const { pathname } = useLocation();
  return (
    <PublicShell
      links={publicLinks()}
      legalLinks={legalLinks()}
      supportHref={donationUrl}
      currentPath={pathname}
      account={<Account />}
    >
      <RouteErrorBoundary key={pathname}>
        <Suspense fallback={<PageSpinner label={m.opening()} />}>
          <Routes>
            <Route path={PATHS.home} element={<LandingPage />} />
            <Route path={PATHS.faq} element={<FaqPage />} />
            <Route path={PATHS.help} element={<HelpPage />} />
            <Route path={PATHS.moderation} element={<ModerationPage />} />
            <Route path={PATHS.privacy} element={<PrivacyPage />} />
            <Route path={PATHS.terms} element={<TermsPage />} />
            <Route path={PATHS.imprint} element={<ImprintPage />} />
            <Route path={`${PATHS.debates}/:roomId`} element={<PublicDebate />} />
            <Route path={PATHS.reports} element={<PublicReport />} />
            <Route path={`${PATHS.reports}/:number`} element={<PublicReport />} />
            <Route path={PATHS.goodbye} element={<GoodbyePage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </RouteErrorBoundary>
    </PublicShell>
  );
}

/** Sign In and Register for visitors; the account's place for signed-in people. */
function Account(): ReactNode {
  const { visitor, setAccountSlot } = useVisitor();
  if (visitor === 'signedIn') return <span className="account-slot" ref={setAccountSlot} />;
  return (
    <>
      <ButtonLink href={PATHS.signIn} look="quiet">
        {m.signIn()}
      </ButtonLink>
      <ButtonLink href={PATHS.signUp} look="plain">
        {m.register()}
      </ButtonLink>
    </>
  );
}
