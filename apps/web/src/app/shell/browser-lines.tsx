import { useFullStorage } from '@rostrum/data';
import { Button } from '@rostrum/ui';
import * as m from '@rostrum/words/offline';
import { useEffect, useState } from 'react';
import { watchReleases, type WaitingRelease } from '../../shared/offline/release.ts';

type BrowserLinesProps = {
  /** Nothing asks for a reload during a debate. */
  isInLiveRoom: boolean;
  watch?: (onWaiting: (release: WaitingRelease) => void) => () => void;
  reload?: () => void;
};

/**
 * What this browser has to say, above every page: a new version is ready, or there is no room left to keep anything. Drafts are stored
 * with every key; where they can't be, the line says so before anybody reloads.
 */
export function BrowserLines({
  isInLiveRoom,
  watch = watchReleases,
  reload = () => location.reload(),
}: BrowserLinesProps) {
  const [release, setRelease] = useState<WaitingRelease>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => watch(setRelease), [watch]);
  const isFull = useFullStorage();
  const take = async () => {
    setBusy(true);
    await release?.begin();
    reload();
  };
  return (
    <>
      {isFull && <output className="small mb-4 block">{m.full()}</output>}
      {release && !isInLiveRoom && (
        <output className="row wrap small mb-4">
          {isFull ? m.newVersionFull() : m.newVersion()}
          <Button size="sm" busy={isBusy} onClick={() => void take()}>
            {m.reload()}
          </Button>
        </output>
      )}
    </>
  );
}
