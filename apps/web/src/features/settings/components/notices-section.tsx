import { BROWSER_NOTICES_KEY } from '@rostrum/domain';
import { Switch } from '@rostrum/ui';
import { useState } from 'react';
import { maySayByBrowser } from '../../../shared/notices/use-arrivals.ts';
import { useKept } from '../../../shared/settings/use-kept.ts';
import { useRoomSettings } from '../../../shared/settings/use-room-settings.ts';
import { Section } from './section.tsx';

/** Settings for this browser's sounds and notices. */
export function NoticesSection() {
  const { sounds, shortcuts, setSounds, setShortcuts } = useRoomSettings();
  return (
    <Section title="Notices and sounds" about="Kept in this browser, and changed at once.">
      <BrowserNotices />
      <Switch
        label="Bells in debates"
        hint="At 60 and 30 seconds, and when the time is up."
        checked={sounds}
        onChange={(event) => setSounds(event.currentTarget.checked)}
      />
      <Switch
        label="Single keys in debates"
        hint="Such as R to raise a hand. Press ? in a room to see them."
        checked={shortcuts}
        onChange={(event) => setShortcuts(event.currentTarget.checked)}
      />
    </Section>
  );
}

const HINTS: Readonly<Record<ReturnType<typeof maySayByBrowser>, string>> = {
  default: 'Invitations and answers. Your browser asks you once whether it may.',
  granted: 'Invitations and answers, as long as Rostrum is open in some tab.',
  denied: 'Your browser refuses this for Rostrum. Allow notifications in its settings for this site.',
  impossible: 'This browser cannot do that. Notices wait behind the bell.',
};

function BrowserNotices() {
  const [may, setMay] = useState(maySayByBrowser);
  const [isWanted, setWanted] = useKept(BROWSER_NOTICES_KEY, true);
  const change = async (wanted: boolean) => {
    setWanted(wanted);
    if (wanted && may === 'default') setMay(await Notification.requestPermission());
  };
  return (
    <Switch
      label="Tell me when this tab is hidden"
      hint={HINTS[may]}
      checked={isWanted && may === 'granted'}
      disabled={may === 'denied' || may === 'impossible'}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  );
}
