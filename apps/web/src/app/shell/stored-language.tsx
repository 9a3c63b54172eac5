import { commands, useReach } from '@rostrum/data';
import { FIRST_LANGUAGE, language, OFFERED, type Language } from '@rostrum/words';
import { useEffect, useRef } from 'react';
import { useSession } from '../../shared/session/session.ts';

/** Stores the language of this page as that of its person's mails and push messages, once, if another one is stored. */
export function StoredLanguage({ offered = OFFERED }: { offered?: readonly Language[] }) {
  const { uid } = useSession();
  return offered.length > 1 ? <Follow key={uid} uid={uid} /> : null;
}

/** Two windows in two languages must not overwrite each other for ever, so a page stores its own only once. */
function Follow({ uid }: { uid: string }) {
  const reach = useReach(uid);
  const isStored = useRef(false);
  const stored = reach.status === 'ready' && !reach.stale ? reach.value : undefined;
  const isOther = stored !== undefined && (stored?.language ?? FIRST_LANGUAGE) !== language();
  const timeZone = stored?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  useEffect(() => {
    if (!isOther) return undefined;
    const store = () => {
      if (isStored.current || document.visibilityState === 'hidden' || !navigator.onLine) return;
      isStored.current = true;
      void commands.people({ type: 'saveReach', timeZone, language: language() });
    };
    store();
    document.addEventListener('visibilitychange', store);
    window.addEventListener('online', store);
    return () => {
      document.removeEventListener('visibilitychange', store);
      window.removeEventListener('online', store);
    };
  }, [isOther, timeZone]);
  return null;
}
