import { httpsCallable } from 'firebase/functions';
import { invitationCardSchema, type InvitationCard } from '@rostrum/domain';
import { useEffect, useState } from 'react';
import { inPageLanguage } from '../commands/in-page-language.ts';
import { cloudFunctions } from '../firebase-app.ts';

async function fetchInvitationCard(code: string): Promise<InvitationCard> {
  const ask = httpsCallable<object, unknown>(await cloudFunctions(), 'invitationCard');
  return invitationCardSchema.parse((await ask(inPageLanguage({ code }))).data);
}

/**
 * What the link of an invitation says before its reader signs in. Undefined until the server answered, and if it does not:
 * the form to sign in works without it.
 */
export function useInvitationCard(code: string, fetchNow = fetchInvitationCard): InvitationCard | undefined {
  const [card, setCard] = useState<InvitationCard>();
  useEffect(() => {
    let isWanted = true;
    fetchNow(code)
      .then((told) => isWanted && setCard(told))
      .catch((error: unknown) => console.warn('The invitation was not read', error));
    return () => {
      isWanted = false;
    };
  }, [code, fetchNow]);
  return card;
}
