import {
  areBallotsOpen,
  hasFiled,
  hasJudges,
  isFinished,
  isJudge,
  seatTakenBy,
  type DebateState,
} from '@rostrum/domain';
import { aRuling } from '@rostrum/domain/testing';
import type { Page } from '../client/page.ts';
import { ROOM_ID } from '../cloud/opening.ts';
import type { World } from '../world/world.ts';
import { when, type Wish } from './wish.ts';

const roomId = ROOM_ID;

/** Without this nobody would learn what the judges decide before the clock closes the ballots. */
export function ballotWishes({ chance }: World, page: Page, debate: DebateState): Wish[] {
  const { uid } = page.person;
  const isAsked = areBallotsOpen(debate) && isJudge(debate, uid) && !hasFiled(debate, uid);
  return when(isAsked, 0.5, () =>
    page.wish({
      type: 'fileBallot',
      roomId,
      ballot: aRuling(debate, { winner: chance.pick(['for', 'against']) }),
      reason: `${uid} heard the costs answered.`,
    }),
  );
}

/** Judges are named, decline, change their ballots, and people try what is not theirs to do. */
export function judgingFancies({ chance }: World, page: Page, debate: DebateState): Wish[] {
  if (!hasJudges(debate.format)) return [];
  const { uid } = page.person;
  const isHost = uid === debate.hostId;
  const free = peopleIn(debate).filter((one) => seatTakenBy(debate, one) === undefined);
  const mayName = isHost && !isFinished(debate) && debate.judges.length === 0 && free.length > 0;
  const isOpen = areBallotsOpen(debate);
  return [
    ...when(mayName, 0.3, () => page.wish({ type: 'nameJudges', roomId, uids: [chance.pick(free)] })),
    ...when(isJudge(debate, uid), 0.01, () => page.wish({ type: 'declineJudging', roomId })),
    ...when(isOpen, 0.05, () =>
      page.wish({ type: 'fileBallot', roomId, ballot: aRuling(debate), reason: `${uid} tries.` }),
    ),
    ...when(isOpen, 0.05, () => page.wish({ type: 'closeBallots', roomId })),
  ];
}

/** The people of a story in a format of teams: one for each seat, and one more. */
function peopleIn({ format }: DebateState): string[] {
  return Array.from({ length: format.seats.length + 1 }, (_, index) => `p${index + 1}`);
}
