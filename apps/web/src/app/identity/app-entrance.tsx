import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { forgetWantedPath, wantedPath } from './wanted-path.ts';

/** `/app`, where every sign-in leads: on to where the person had wanted to go, else to the dashboard. */
export function AppEntrance() {
  const [target] = useState(wantedPath);
  useEffect(forgetWantedPath, []);
  return <Navigate to={target} replace />;
}
