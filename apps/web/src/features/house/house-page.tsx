import { commands, useDuty, useHouseQueue, useSecondFactor, type HousePart } from '@rostrum/data';
import { PageSpinner } from '@rostrum/ui';
import * as m from '@rostrum/words/house';
import { useEffect, useState, type ReactNode } from 'react';
import { useSession } from '../../shared/session/session.ts';
import { HouseView } from './components/house-view.tsx';
import { SecondFactorFirst } from './components/second-factor-first.tsx';

/** Cases and appeals for the house. `notFound` is for everybody but a member, as at any unknown address. */
export function HousePage({ notFound }: { notFound: ReactNode }) {
  const { uid, logOut } = useSession();
  const isMember = useDuty('moderator');
  const hasSecondFactor = useSecondFactor();
  const [part, setPart] = useState<HousePart>('open');
  const mayAct = isMember === true && hasSecondFactor === true;
  useOpening(mayAct);
  const queue = useHouseQueue(mayAct ? part : null);
  if (isMember === false) return notFound;
  if (isMember === undefined || hasSecondFactor === undefined) return <PageSpinner label={m.opening()} />;
  if (!hasSecondFactor) return <SecondFactorFirst onLogOut={logOut} />;
  return <HouseView {...{ uid, queue, part }} onPart={setPart} />;
}

/** So many rounds at most one opening asks for. */
const ROUNDS_MOST = 10;

/** Makes the server finish interrupted work, each time somebody opens the queue. */
function useOpening(mayAct: boolean): void {
  useEffect(() => {
    if (!mayAct) return;
    void openQueue();
  }, [mayAct]);
}

async function openQueue(): Promise<void> {
  for (let round = 0; round < ROUNDS_MOST; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each round begins where the one before ended
    const reply = await commands.house<'openQueue'>({ type: 'openQueue' });
    if (reply.status !== 'done') return console.warn('The queue was not tidied', reply.message);
    if (!reply.value.isMore) return undefined;
  }
  return undefined;
}
