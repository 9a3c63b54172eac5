import { useEffect, useMemo, useState } from 'react';
import { keptUid } from '@rostrum/data';
import { BareShell, Button, EmptyState, ErrorState, PageSpinner } from '@rostrum/ui';
import * as m from '@rostrum/words/offline-lessons';
import { Route, Routes } from 'react-router-dom';
import { useEnv } from '../../env-context.ts';
import { LearningPage } from '../../features/learning/learning-page.tsx';
import { LessonPage } from '../../features/learning/lesson-page.tsx';
import { ReviewPage } from '../../features/learning/review-page.tsx';
import { SessionContext, type Session } from '../../shared/session/session.ts';
import { PATHS } from '../../shared/navigation/paths.ts';
import { startFirebaseFor } from './firebase.ts';

const reload = () => location.reload();

/**
 * Lessons for a person whose page opened without a connection. Clerk is unreachable, but this browser still has their
 * Firebase session. It writes only their own progress, once there is a connection again.
 */
export function OfflineLessons() {
  const env = useEnv();
  const [uid, setUid] = useState<string | null>();
  useEffect(() => {
    startFirebaseFor(env);
    keptUid().then(setUid, () => setUid(null));
  }, [env]);
  if (uid === undefined) return <PageSpinner label={m.openingKept()} />;
  return (
    <BareShell action={<Button onClick={reload}>{m.reconnect()}</Button>}>
      {uid === null ? (
        <ErrorState level={1} title={m.offline()} onRetry={reload}>
          {m.offlineNobody()}
        </ErrorState>
      ) : (
        <Pages uid={uid} />
      )}
    </BareShell>
  );
}

function Pages({ uid }: { uid: string }) {
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
      <p className="tiny faint px-10 max-md:px-4">{m.offlineLessons()}</p>
      <Routes>
        <Route path={PATHS.learning} element={<LearningPage />} />
        <Route path={PATHS.review} element={<ReviewPage />} />
        <Route path={`${PATHS.learning}/:lessonId`} element={<LessonPage />} />
        <Route path="*" element={<EmptyState level={1} title={m.needsConnection()} />} />
      </Routes>
    </SessionContext>
  );
}
