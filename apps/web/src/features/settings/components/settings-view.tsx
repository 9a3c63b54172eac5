import type { Profile } from '@rostrum/domain';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { InstallSection } from './install-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { NoticesSection } from './notices-section.tsx';
import { PhotoSection } from './photo-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SpeechSection } from './speech-section.tsx';
import { ReachSection } from './reach-section.tsx';
import { ThemeSection } from './theme-section.tsx';

/** The sections, from frequent changes to one-time ones. */
export function SettingsView({ uid, email, profile }: { uid: string; email: string; profile: Profile }) {
  return (
    <div className="settings">
      <ProfileSection uid={uid} profile={profile} />
      <PhotoSection uid={uid} profile={profile} />
      <ThemeSection />
      <LanguageSection />
      <NoticesSection />
      <ReachSection uid={uid} email={email} />
      <SpeechSection />
      <InstallSection />
      <PrivacySection profile={profile} />
      <DataSection uid={uid} />
      <DeleteSection uid={uid} username={profile.username} />
    </div>
  );
}
