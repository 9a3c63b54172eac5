import { useEffect, useState } from 'react';
import { SECOND_FACTOR, type Duty } from '@rostrum/domain';
import { firebaseAuth } from '../firebase-app.ts';

/** The claims of a token: the person's duties, and whether they signed in with a second factor. */
export type Claim = Duty | typeof SECOND_FACTOR;

/** Whether the signed-in person's token contains the claim. */
export async function hasClaim(claim: Claim): Promise<boolean> {
  const token = await firebaseAuth().currentUser?.getIdTokenResult();
  return token?.claims[claim] === true;
}

/** Whether the signed-in person has a duty; undefined until that is known, false if it cannot be read. */
export function useDuty(duty: Duty, read = hasClaim): boolean | undefined {
  return useClaim(duty, read);
}

/** Whether the signed-in person used a second factor; undefined and false as for a duty. */
export function useSecondFactor(read = hasClaim): boolean | undefined {
  return useClaim(SECOND_FACTOR, read);
}

function useClaim(claim: Claim, read: (claim: Claim) => Promise<boolean>): boolean | undefined {
  const [holds, setHolds] = useState<boolean>();
  useEffect(() => {
    let wantedStill = true;
    read(claim).then(
      (answer) => wantedStill && setHolds(answer),
      (error: unknown) => {
        console.warn('The claims were not read', error);
        if (wantedStill) setHolds(false);
      },
    );
    return () => void (wantedStill = false);
  }, [claim, read]);
  return holds;
}
