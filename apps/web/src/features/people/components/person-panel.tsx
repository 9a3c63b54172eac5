import { useDebatesOf, useFollows, useProfile } from '@rostrum/data';
import { nameOfProfile, shownName } from '@rostrum/domain';
import { Bones, ButtonLink, EmptyState, ErrorState, notify } from '@rostrum/ui';
import * as m from '@rostrum/words/people';
import { ArrowLeft, Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../../shared/navigation/paths.ts';
import { useCommand } from '../../../shared/commands/use-command.ts';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileView } from './profile-view.tsx';

export type PersonPanelProps = {
  uid: string;
  me: string;
  nowMs: number;
  /** Called after a block or unblock, because lists change. */
  onBlocked: () => void;
};

/** One person at length, read as they change. */
export function PersonPanel({ uid, me, nowMs, onBlocked }: PersonPanelProps) {
  const profile = useProfile(uid);
  const follows = useFollows(me, uid);
  const debates = useDebatesOf(uid, me);
  const people = useCommand('people');
  const navigate = useNavigate();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);

  const block = async (name: string) => {
    if (!(await people.run({ type: 'block', uid }, { again: () => void block(name) }))) return;
    notify({ text: m.blocked({ name }) });
    onBlocked();
    void navigate(PATHS.people);
  };

  if (profile.status === 'ready' && profile.value && !profile.value.isDeleted) {
    const name = shownName(nameOfProfile(profile.value));
    const isFollowed = follows.status === 'ready' && follows.value === true;
    return (
      <aside ref={panel} className="profile" aria-label={name} tabIndex={-1}>
        <BackToList />
        <ProfileView
          uid={uid}
          profile={profile.value}
          nowMs={nowMs}
          debates={debates}
          acts={
            uid === me ? (
              <p>
                <ButtonLink href={PATHS.settings} icon={Pencil}>
                  {m.editProfile()}
                </ButtonLink>
              </p>
            ) : (
              <ProfileActions
                uid={uid}
                me={me}
                name={name}
                photoURL={profile.value.photoURL}
                isFollowed={isFollowed}
                people={people}
                onBlock={() => void block(name)}
              />
            )
          }
        />
      </aside>
    );
  }
  return (
    <aside ref={panel} className="profile" aria-label={m.profile()} tabIndex={-1}>
      <BackToList />
      {profile.status === 'loading' && <Bones label={m.loadingProfile()} lines={6} />}
      {profile.status === 'error' && profile.problem !== 'denied' && (
        <ErrorState small title={m.failedProfile()} onRetry={profile.retry}>
          {profile.message}
        </ErrorState>
      )}
      {(profile.status === 'ready' || (profile.status === 'error' && profile.problem === 'denied')) && (
        <EmptyState small title={m.noProfile()}>
          {m.noProfileHint()}
        </EmptyState>
      )}
    </aside>
  );
}

function BackToList() {
  return (
    <p className="profile-back">
      <ButtonLink href={PATHS.people} look="quiet" icon={ArrowLeft}>
        {m.allPeople()}
      </ButtonLink>
    </p>
  );
}
