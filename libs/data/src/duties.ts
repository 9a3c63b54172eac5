import { useEffect, useState } from 'react';
import type { Duty } from '@rostrum/domain';
import { firebaseAuth } from './firebase-app.ts';

/** Whether who is signed in is charged with a duty, as their token says. */
export async function hasDuty(duty: Duty): Promise<boolean> {
  const token = await firebaseAuth().currentUser?.getIdTokenResult();
  return token?.claims[duty] === true;
}

/** The same while a page is shown; undefined as long as that is not known, and false where it cannot be read. */
export function useDuty(duty: Duty, read = hasDuty): boolean | undefined {
  const [holds, setHolds] = useState<boolean>();
  useEffect(() => {
    let wantedStill = true;
    read(duty).then(
      (answer) => wantedStill && setHolds(answer),
      (error: unknown) => {
        console.warn('The claims were not read', error);
        if (wantedStill) setHolds(false);
      },
    );
    return () => void (wantedStill = false);
  }, [duty, read]);
  return holds;
}
