import { useDirectory, useServerNow, type PeopleWish } from '@rostrum/data';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../shared/session/session.ts';
import { BlockedPeople } from './components/blocked-people.tsx';
import { PersonPanel } from './components/person-panel.tsx';
import { useSettled } from '../../shared/timing/use-settled.ts';
import { PeopleView } from './components/people-view.tsx';

const EVERYBODY: PeopleWish = { words: '', interest: null, isOnline: false, isFollowed: false };

/** The address names whose profile is open: `?person=`. */
export function PeoplePage() {
  const { uid } = useSession();
  const [wish, setWish] = useState(EVERYBODY);
  const [round, setRound] = useState(0);
  const [address] = useSearchParams();
  const chosen = address.get('person');
  const nowMs = useServerNow(15_000);
  return (
    <PeopleView
      directory={useDirectory(useWish(wish, round))}
      wish={wish}
      onWish={setWish}
      nowMs={nowMs}
      chosen={chosen}
      aside={<BlockedPeople uid={uid} onChange={() => setRound(round + 1)} />}
    >
      {chosen !== null && (
        <PersonPanel key={chosen} uid={chosen} me={uid} nowMs={nowMs} onBlocked={() => setRound(round + 1)} />
      )}
    </PeopleView>
  );
}

/** The wish sent to the server: the words once typing stops; a new round sends the same wish again. */
function useWish({ words, interest, isOnline, isFollowed }: PeopleWish, round: number): PeopleWish {
  const settled = useSettled(words.trim());
  return useMemo(
    () => ({ words: settled, interest, isOnline, isFollowed, round }),
    [settled, interest, isOnline, isFollowed, round],
  );
}
