import { BRAND } from '@rostrum/domain';
import { Button } from '@rostrum/ui';
import { useInstallOffer } from '../../../shared/offline/install.ts';
import { useMedia } from '../../../shared/screen/use-media.ts';
import { Section } from './section.tsx';

/** Only where the product can be installed, and is not open as an app already. */
export function InstallSection({ agent = navigator.userAgent }: { agent?: string }) {
  const install = useInstallOffer();
  const isApp = useMedia('(display-mode: standalone)');
  if (isApp || (!install && !isSafariOnPhone(agent))) return null;
  return (
    <Section
      title="Install the app"
      about={`${BRAND} gets its own icon and window. Lessons, drafts and debates you have opened work without a connection.`}
    >
      {install ? (
        <Button onClick={install}>Install {BRAND}</Button>
      ) : (
        <p>In Safari, tap Share, then “Add to Home Screen”.</p>
      )}
    </Section>
  );
}

/** Safari on an iPhone or iPad installs, and has no offer for pages. Other browsers there name themselves. */
function isSafariOnPhone(agent: string): boolean {
  return /iPhone|iPad/.test(agent) && !/CriOS|FxiOS|EdgiOS|OPiOS/.test(agent);
}
