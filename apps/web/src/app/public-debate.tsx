import { PageSpinner, Toaster } from '@rostrum/ui';
import * as m from '@rostrum/words/app';
import { DebatePage } from '../features/debate/debate-page.tsx';
import { useFirebase } from './identity/use-firebase.ts';

/** A public page that reads from the database, so Firebase comes with it. */
export function PublicDebate() {
  const isReady = useFirebase();
  return (
    <>
      {isReady ? <DebatePage /> : <PageSpinner label={m.opening()} />}
      <Toaster />
    </>
  );
}
