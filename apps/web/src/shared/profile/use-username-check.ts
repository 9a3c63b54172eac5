import { fetchUsernameOwner } from '@rostrum/data';
import { parseUsername, PEOPLE_REFUSALS } from '@rostrum/domain';
import { useEffect, useState } from 'react';

/** The state of a typed username; `unknown` if the server was unreachable, so that saving will tell. */
export type UsernameCheck = { is: 'bad'; problem: string } | { is: 'checking' | 'free' | 'own' | 'unknown' };

/** The typing pause before a name is looked up, in milliseconds. */
const PAUSE_MS = 300;

/** Checks a username as it is typed. */
export function useUsernameCheck(typed: string, uid: string): UsernameCheck {
  const parsed = parseUsername(typed);
  const name = parsed.ok ? parsed.value : null;
  const [asked, setAsked] = useState<{ name: string; owner: string | null | undefined }>();

  useEffect(() => {
    if (name === null) return undefined;
    let wantedStill = true;
    const timer = setTimeout(() => {
      fetchUsernameOwner(name).then(
        (owner) => wantedStill && setAsked({ name, owner }),
        () => wantedStill && setAsked({ name, owner: undefined }),
      );
    }, PAUSE_MS);
    return () => {
      wantedStill = false;
      clearTimeout(timer);
    };
  }, [name]);

  if (!parsed.ok) return { is: 'bad', problem: PEOPLE_REFUSALS[parsed.refusal]() };
  if (asked?.name !== name) return { is: 'checking' };
  if (asked.owner === undefined) return { is: 'unknown' };
  if (asked.owner === null) return { is: 'free' };
  return asked.owner === uid ? { is: 'own' } : { is: 'bad', problem: PEOPLE_REFUSALS['username-taken']() };
}
