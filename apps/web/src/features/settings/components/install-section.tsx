import { BRAND } from '@rostrum/domain';
import { Button } from '@rostrum/ui';
import * as m from '@rostrum/words/settings';
import { useInstallOffer } from '../../../shared/offline/install.ts';
import { useMedia } from '../../../shared/screen/use-media.ts';
import { Section } from './section.tsx';

/** Only where the product can be installed, and is not open as an app already. */
export function InstallSection({ agent = navigator.userAgent }: { agent?: string }) {
  const install = useInstallOffer();
  const isApp = useMedia('(display-mode: standalone)');
  if (isApp || (!install && !isSafariOnPhone(agent))) return null;
  return (
    <Section title={m.install()} about={m.installAbout({ brand: BRAND })}>
      {install ? (
        <Button onClick={install}>{m.installBrand({ brand: BRAND })}</Button>
      ) : (
        <p>{m.installSafari()}</p>
      )}
    </Section>
  );
}

/** Safari on an iPhone or iPad installs, and has no offer for pages. Other browsers there name themselves. */
function isSafariOnPhone(agent: string): boolean {
  return /iPhone|iPad/.test(agent) && !/CriOS|FxiOS|EdgiOS|OPiOS/.test(agent);
}
