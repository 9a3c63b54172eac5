import { currentStep, floorHolders, isPoiWindow, type Offer } from '@rostrum/domain';
import type { Found, MessageLook } from '../look.ts';
import { listPeople } from '../people.ts';
import type { PostedRegistration } from '../registration.ts';
import { fromCounts, readersOf } from '../words.ts';

export const OUT_OF_TURN: PostedRegistration = {
  on: 'posted',
  rule: outOfTurn,
  stage: 'floor',
  order: 3,
  whilePaused: outOfTurn,
  addsToShown: false,
  hintsOnDraft: false,
};

/** Text from a person without the floor: held, with the ways to get the floor. */
function outOfTurn(look: MessageLook): Found[] {
  const { message, room } = look;
  if (message.standing === 'onTurn') return [];
  const holders = floorHolders(room.debate);
  const names = listPeople(holders, room.names);
  const verb = holders.length === 1 ? 'has' : 'have';
  return [
    {
      act: 'outOfTurn',
      key: message.id,
      messageId: message.id,
      side: message.side,
      rule: 'turn',
      ...fromCounts({ label: 'Floor', value: names || 'nobody' }),
      ways: [
        {
          reach: 'always',
          to: message.authorId,
          level: 3,
          says: `${readersOf(look)} ${names ? `${names} ${verb} the floor` : 'Nobody has the floor yet'}; send it when it is your turn.`,
          offers: offersIn(look),
          effects: [{ type: 'hold', messageId: message.id }],
          restricts: {
            restrictions: ['held'],
            untilMs: null,
            explanation: 'Who holds the floor speaks; the message can be sent once its author has it.',
          },
        },
      ],
    },
  ];
}

function offersIn({ room: { debate }, atMs, message }: MessageLook): Offer[] {
  const queue: Offer[] = currentStep(debate)?.turnSeconds === null ? [] : ['queue'];
  const poi: Offer[] = message.side !== null && isPoiWindow(debate, atMs) ? ['poi'] : [];
  return debate.phase === 'live' ? [...poi, ...queue] : [];
}
