import { BRAND, BROWSER_NOTICES_KEY } from '@rostrum/domain';
import { Switch } from '@rostrum/ui';
import * as m from '@rostrum/words/settings';
import { useState } from 'react';
import { maySayByBrowser } from '../../../shared/notices/use-arrivals.ts';
import { useKept } from '../../../shared/settings/use-kept.ts';
import { useRoomSettings } from '../../../shared/settings/use-room-settings.ts';
import { Section } from './section.tsx';

/** Settings for this browser's sounds and notices. */
export function NoticesSection() {
  const { sounds, shortcuts, setSounds, setShortcuts } = useRoomSettings();
  return (
    <Section title={m.notices()} about={m.keptHere()}>
      <BrowserNotices />
      <Switch
        label={m.bells()}
        hint={m.bellsHint()}
        checked={sounds}
        onChange={(event) => setSounds(event.currentTarget.checked)}
      />
      <Switch
        label={m.keys()}
        hint={m.keysHint()}
        checked={shortcuts}
        onChange={(event) => setShortcuts(event.currentTarget.checked)}
      />
    </Section>
  );
}

const HINTS: Readonly<Record<ReturnType<typeof maySayByBrowser>, () => string>> = {
  default: m.tabNoticesAsk,
  granted: () => m.tabNoticesOn({ brand: BRAND }),
  denied: () => m.browserRefuses({ brand: BRAND }),
  impossible: m.tabNoticesImpossible,
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
      label={m.tabNotices()}
      hint={HINTS[may]()}
      checked={isWanted && may === 'granted'}
      disabled={may === 'denied' || may === 'impossible'}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  );
}
