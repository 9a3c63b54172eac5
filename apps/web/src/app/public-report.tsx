import { Toaster } from '@rostrum/ui';
import { useState } from 'react';
import { useEnv } from '../env-context.ts';
import { ReportStatusPage } from '../features/report-status/report-status-page.tsx';
import { startFirebaseFor } from './identity/firebase.ts';

/** The outcome of a visitor's report. It asks the desk of the house, so it loads Firebase. */
export function PublicReport() {
  const env = useEnv();
  useState(() => startFirebaseFor(env));
  return (
    <>
      <ReportStatusPage />
      <Toaster />
    </>
  );
}
