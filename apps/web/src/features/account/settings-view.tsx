import type { Profile } from '@rostrum/domain';
import { DataSection } from './components/data-section.tsx';
import { DeleteSection } from './components/delete-section.tsx';
import { NoticesSection } from './components/notices-section.tsx';
import { PhotoSection } from './components/photo-section.tsx';
import { PrivacySection } from './components/privacy-section.tsx';
import { ProfileSection } from './components/profile-section.tsx';
import { ThemeSection } from './components/theme-section.tsx';

/** The sections, from what is changed often to what is done once. */
export function SettingsView({ uid, profile }: { uid: string; profile: Profile }) {
  return (
    <div className="settings">
      <ProfileSection uid={uid} profile={profile} />
      <PhotoSection uid={uid} profile={profile} />
      <ThemeSection />
      <NoticesSection />
      <PrivacySection profile={profile} />
      <DataSection uid={uid} />
      <DeleteSection uid={uid} username={profile.username} />
    </div>
  );
}
