import { useProfile } from '@rostrum/data';
import { newProfile } from '@rostrum/domain';
import { Bones, ErrorState, PageHead } from '@rostrum/ui';
import * as m from '@rostrum/words/settings';
import { PageTitle } from '../../shared/navigation/page-title.tsx';
import { useSession } from '../../shared/session/session.ts';
import { SettingsView } from './components/settings-view.tsx';

/** All of a person's settings, here and in this browser. */
export function SettingsPage() {
  const { uid, displayName, photoURL, email } = useSession();
  const profile = useProfile(uid);
  return (
    <div className="page *:max-w-[56rem]">
      <PageTitle>{m.title()}</PageTitle>
      <PageHead title={m.title()} lede={email && m.signedInAs({ email })} />
      {profile.status === 'loading' && <Bones label={m.loading()} lines={8} />}
      {profile.status === 'error' && (
        <ErrorState title={m.failed()} onRetry={profile.retry}>
          {profile.message}
        </ErrorState>
      )}
      {profile.status === 'ready' && (
        <SettingsView
          uid={uid}
          email={email}
          profile={profile.value ?? newProfile({ displayName, photoURL, createdAtMs: 0 })}
        />
      )}
    </div>
  );
}
