import { useProfiles } from '@rostrum/data';
import { useSession } from '../../session/session.ts';
import { PeopleView } from './people-view.tsx';

export function PeoplePage() {
  const { uid } = useSession();
  return <PeopleView directory={useProfiles()} uid={uid} />;
}
