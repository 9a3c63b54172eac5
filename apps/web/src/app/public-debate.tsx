import { Toaster } from '@rostrum/ui';
import { useState } from 'react';
import { useEnv } from '../env-context.ts';
import { DebatePage } from '../features/debate/debate-page.tsx';
import { startFirebaseFor } from './identity/firebase.ts';

/** A public page that reads from the database, so Firebase comes with it. */
export function PublicDebate() {
  const env = useEnv();
  useState(() => startFirebaseFor(env));
  return (
    <>
      <DebatePage />
      <Toaster />
    </>
  );
}
