import { type FoundPerson, isOnline, nameOfProfile, shownName } from '@rostrum/domain';
import { Avatar, Link, VisuallyHidden } from '@rostrum/ui';
import * as m from '@rostrum/words/people';
import { personUrl } from '../../../shared/navigation/paths.ts';
import { MarkedName } from './marked-name.tsx';

export type PersonLineProps = {
  person: FoundPerson;
  /** The searched text. */
  words: string;
  nowMs: number;
  isChosen: boolean;
};

/** One person of the list, who leads to their profile. */
export function PersonLine({ person, words, nowMs, isChosen }: PersonLineProps) {
  const name = shownName(nameOfProfile(person));
  const isHere = isOnline(person, nowMs);
  return (
    <li>
      <Link href={personUrl(person.uid)} className="who" aria-current={isChosen ? 'true' : undefined}>
        <Avatar name={name} photo={person.photoURL} size="md" presence={isHere ? 'here' : undefined} />
        <span className="min-w-0">
          <b className="strong wrap-anywhere">
            <bdi>
              <MarkedName name={name} words={words} />
            </bdi>
          </b>{' '}
          {person.username && (
            <bdi className="faint">
              @<MarkedName name={person.username} words={words} />
            </bdi>
          )}
          {isHere && <VisuallyHidden>, {m.onlineNow()}</VisuallyHidden>}
          {person.bio && (
            <span className="who-bio" dir="auto">
              {person.bio}
            </span>
          )}
        </span>
        {person.debates > 0 && <span className="tiny faint num">{m.debates({ count: person.debates })}</span>}
      </Link>
    </li>
  );
}
