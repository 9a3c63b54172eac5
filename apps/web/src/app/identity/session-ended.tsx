import * as m from '@rostrum/words/identity';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../../shared/navigation/paths.ts';

/** The page for a person whose session was ended elsewhere. */
export const ENDED_PATH = `${PATHS.signIn}?ended=1`;

/** Explains an unexpected request to sign in. */
export function SessionEnded() {
  const wasEnded = new URLSearchParams(useLocation().search).has('ended');
  if (!wasEnded) return null;
  return <output className="small mb-6 block">{m.sessionEnded()}</output>;
}
