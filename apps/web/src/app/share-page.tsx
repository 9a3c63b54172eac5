import { Navigate, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../shared/navigation/page-title.tsx';
import { sharedMotionUrl } from '../shared/navigation/shared-motion.ts';

/** `/app/share`: what another app shares with the installed product, on its way to the form for a debate. */
export function SharePage() {
  const [shared] = useSearchParams();
  return (
    <>
      <PageTitle>Start a debate</PageTitle>
      <Navigate to={sharedMotionUrl(shared)} replace />
    </>
  );
}
