import type { PeopleCommand } from '@rostrum/domain';
import { acceptInvitation, declineInvitation, withdrawInvitation } from './answer-invitation.ts';
import { block, unblock } from './block.ts';
import type { Handled, PeopleContext } from './context.ts';
import { follow, unfollow } from './follow.ts';
import { challenge, invite } from './invite.ts';
import { readNotices } from './notices.ts';
import { addDevice, readChannels, removeDevice, saveReach, tryMailAgain } from './reach-choices.ts';
import { saveProfile } from './save-profile.ts';
import { acceptRules, passStep } from './welcome.ts';

/** A command that runs in a transaction; the other only reads. */
export type StoredCommand = Exclude<PeopleCommand, { type: 'find' }>;

/** Each command to its handler. */
export function handle(context: PeopleContext, command: StoredCommand): Promise<Handled> {
  switch (command.type) {
    case 'saveProfile':
      return saveProfile(context, command);
    case 'passStep':
      return passStep(context, command);
    case 'acceptRules':
      return acceptRules(context, command);
    case 'follow':
      return follow(context, command);
    case 'unfollow':
      return unfollow(context, command);
    case 'block':
      return block(context, command);
    case 'unblock':
      return unblock(context, command);
    case 'challenge':
      return challenge(context, command);
    case 'invite':
      return invite(context, command);
    case 'acceptInvitation':
      return acceptInvitation(context, command);
    case 'declineInvitation':
      return declineInvitation(context, command);
    case 'withdrawInvitation':
      return withdrawInvitation(context, command);
    case 'readNotices':
      return readNotices(context, command);
    case 'readChannels':
      return readChannels(context, command);
    case 'saveReach':
      return saveReach(context, command);
    case 'addDevice':
      return addDevice(context, command);
    case 'removeDevice':
      return removeDevice(context, command);
    case 'tryMailAgain':
      return tryMailAgain(context, command);
  }
}
