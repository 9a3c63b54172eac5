import { PageSpinner, Toaster } from '@rostrum/ui';
import * as m from '@rostrum/words/app';
import { ReportStatusPage } from '../features/report-status/report-status-page.tsx';
import { useFirebase } from './identity/use-firebase.ts';

/** The outcome of a visitor's report. It asks the desk of the house, so it loads Firebase. */
export function PublicReport() {
  const isReady = useFirebase();
  return (
    <>
      {isReady ? <ReportStatusPage /> : <PageSpinner label={m.opening()} />}
      <Toaster />
    </>
  );
}
