import { doc, getDoc } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { findablePath } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';

async function fetchIsFindable(uid: string): Promise<boolean> {
  return (await getDoc(doc(firestore(), findablePath(uid)))).exists();
}

/** Whether each of these people lets search engines list them. False until known, or if unknown. */
export function useAllFindable(uids: readonly string[], fetch = fetchIsFindable): boolean {
  const key = uids.join(' ');
  const [known, setKnown] = useState({ key: '', areFindable: false });
  useEffect(() => {
    let isWanted = true;
    const asked = key.split(' ').filter((uid) => uid !== '');
    Promise.all(asked.map((uid) => fetch(uid))).then(
      (answers) => {
        const areFindable = answers.length > 0 && answers.every(Boolean);
        if (isWanted) setKnown({ key, areFindable });
      },
      (error: unknown) => console.warn('Who may be found was not read', error),
    );
    return () => {
      isWanted = false;
    };
  }, [key, fetch]);
  return known.key === key && known.areFindable;
}
