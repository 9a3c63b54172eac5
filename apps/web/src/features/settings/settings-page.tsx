import { useProfile } from '@rostrum/data';
import { newProfile } from '@rostrum/domain';
import { Bones, ErrorState, PageHead } from '@rostrum/ui';
import { PageTitle } from '../../shared/navigation/page-title.tsx';
import { useSession } from '../../shared/session/session.ts';
import { SettingsView } from './components/settings-view.tsx';

/** All of a person's settings, here and in this browser. */
export function SettingsPage() {
  const { uid, displayName, photoURL, email } = useSession();
  const profile = useProfile(uid);
  return (
    <div className="page">
      <PageTitle>Settings</PageTitle>
      <PageHead title="Settings" lede={email && `Signed in as ${email}. Nobody else sees this address.`} />
      {profile.status === 'loading' && <Bones label="Loading your settings" lines={8} />}
      {profile.status === 'error' && (
        <ErrorState title="Your settings could not be loaded" onRetry={profile.retry}>
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
