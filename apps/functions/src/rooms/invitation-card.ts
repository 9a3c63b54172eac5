import { FUNCTION_LIMITS, invitationCardInput, type InvitationCard } from '@rostrum/domain';
import { readInvitationCard } from '@rostrum/rooms';
import { database } from '../admin.ts';
import { openCallable, parseInput } from '../boundary.ts';
import { readerOf } from '../documents/firestore-reader.ts';
import { callerAddress, networkOf } from '../entrance/caller-address.ts';
import { requireWithinLimits } from '../entrance/open-area.ts';

/** Tells a visitor with the link of an invitation who invites them to what. The limits make guessing codes hopeless. */
export const invitationCard = openCallable(
  'invitationCard',
  {},
  async ({ data, rawRequest }): Promise<InvitationCard> => {
    const address = networkOf(callerAddress(rawRequest));
    await requireWithinLimits('invitationCard', FUNCTION_LIMITS.invitationCard, { address }, Date.now());
    const { code } = parseInput(invitationCardInput, data);
    return readInvitationCard(readerOf(database()), code);
  },
);
