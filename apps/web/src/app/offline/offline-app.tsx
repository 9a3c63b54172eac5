import * as m from '@rostrum/words/offline';
import { useEffect, useMemo, useState } from 'react';
import { keptUid } from '@rostrum/data';
import { BareShell, Button, ButtonLink, EmptyState, ErrorState, PageSpinner } from '@rostrum/ui';
import { Route, Routes } from 'react-router-dom';
import { useEnv } from '../../env-context.ts';
import { LearningPage } from '../../features/learning/learning-page.tsx';
import { LessonPage } from '../../features/learning/lesson-page.tsx';
import { ReviewPage } from '../../features/learning/review-page.tsx';
import { PageTitle } from '../../shared/navigation/page-title.tsx';
import { SessionContext, type Session } from '../../shared/session/session.ts';
import { PATHS } from '../../shared/navigation/paths.ts';
import { startFirebaseFor } from '../identity/firebase.ts';
import { OfflineDashboard } from './offline-dashboard.tsx';
import { OfflineDebate } from './offline-debate.tsx';

const reload = () => location.reload();

/**
 * The product for a person whose page opened without a connection. Clerk is unreachable, but this browser still has their
 * Firebase session, and what it kept of theirs. It writes only their own progress, once there is a connection again.
 */
export function OfflineApp() {
  const env = useEnv();
  const [uid, setUid] = useState<string | null>();
  useEffect(() => {
    startFirebaseFor(env);
    keptUid().then(setUid, () => setUid(null));
  }, [env]);
  if (uid === undefined) return <PageSpinner label={m.opening()} />;
  return (
    <BareShell action={<Button onClick={reload}>{m.connectAgain()}</Button>}>
      {uid === null ? <NobodyHere /> : <OfflinePages uid={uid} />}
    </BareShell>
  );
}

/** Also for the installed app whose first start has no connection. */
function NobodyHere() {
  return (
    <>
      <PageTitle>{m.offline()}</PageTitle>
      <ErrorState level={1} title={m.youAreOffline()} onRetry={reload}>
        {m.nobodyHere()}
      </ErrorState>
    </>
  );
}

export function OfflinePages({ uid }: { uid: string }) {
  const session = useMemo(
    (): Session => ({
      uid,
      displayName: '',
      email: '',
      photoURL: '',
      username: null,
      logOut: reload,
      sayGoodbye: reload,
    }),
    [uid],
  );
  return (
    <SessionContext value={session}>
      <p className="tiny faint px-10 max-md:px-4">{m.offlineLine()}</p>
      <Routes>
        <Route path={PATHS.app} element={<OfflineDashboard uid={uid} />} />
        <Route path={PATHS.dashboard} element={<OfflineDashboard uid={uid} />} />
        <Route path={`${PATHS.room}/:roomId`} element={<OfflineDebate uid={uid} />} />
        <Route path={`${PATHS.room}/:roomId/report`} element={<OfflineDebate uid={uid} />} />
        <Route path={PATHS.learning} element={<LearningPage />} />
        <Route path={PATHS.review} element={<ReviewPage />} />
        <Route path={`${PATHS.learning}/:lessonId`} element={<LessonPage />} />
        <Route path="*" element={<NeedsConnection />} />
      </Routes>
    </SessionContext>
  );
}

function NeedsConnection() {
  return (
    <>
      <PageTitle>{m.offline()}</PageTitle>
      <EmptyState
        level={1}
        title={m.needsConnection()}
        action={
          <ButtonLink href={PATHS.dashboard} look="primary">
            {m.whatWorks()}
          </ButtonLink>
        }
      >
        {m.nothingLost()}
      </EmptyState>
    </>
  );
}
