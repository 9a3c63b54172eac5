import * as m from '@rostrum/words/offline';
import { Navigate, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../shared/navigation/page-title.tsx';
import { sharedMotionUrl } from '../shared/navigation/shared-motion.ts';

/** `/app/share`: what another app shares with the installed product, on its way to the form for a debate. */
export function SharePage() {
  const [shared] = useSearchParams();
  return (
    <>
      <PageTitle>{m.shareTitle()}</PageTitle>
      <Navigate to={sharedMotionUrl(shared)} replace />
    </>
  );
}
