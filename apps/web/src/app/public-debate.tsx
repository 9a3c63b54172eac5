import { useState } from 'react';
import { useEnv } from '../env-context.ts';
import { DebatePage } from '../features/debates/debate-page.tsx';
import { startFirebaseFor } from './identity/firebase.ts';

/** The one public page that reads from the database; Firebase comes with it and with no other. */
export function PublicDebate() {
  const env = useEnv();
  useState(() => startFirebaseFor(env));
  return <DebatePage />;
}
