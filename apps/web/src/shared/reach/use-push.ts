import type { Channels } from '@rostrum/domain';
import { useCallback, useEffect, useState } from 'react';
import type { Run } from '../commands/use-command.ts';
import { readPush, renew, subscribe, unsubscribe, type PushState, type Subscribed } from './browser-push.ts';
import { browserName, deviceIdOf } from './device-id.ts';

export type Push = {
  /** Undefined until it is known. */
  state: PushState | undefined;
  /** What the server offers. Undefined until it has said so; still undefined once `state` is known if it did not answer. */
  channels: Channels | undefined;
  isBusy: boolean;
  switchOn: () => Promise<void>;
  switchOff: () => Promise<void>;
};

/** Push messages to this browser. A subscription whose key the server has rotated is renewed here. */
export function usePush(run: Run<'people'>): Push {
  const [state, setState] = useState<PushState>();
  const [channels, setChannels] = useState<Channels>();
  const [isBusy, setBusy] = useState(false);

  const tell = useCallback(
    (one: Subscribed) => run({ type: 'addDevice', ...one, called: browserName() }),
    [run],
  );

  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const offered = await run({ type: 'readChannels' }, { again: () => void look() });
      const renewed = offered?.pushKey ? await renew(offered.pushKey).catch(() => undefined) : undefined;
      if (renewed) await tell(renewed);
      const now = await readPush().catch(() => 'impossible' as const);
      if (isOver) return;
      setChannels(offered);
      setState(now);
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [run, tell]);

  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch(() => undefined);
    setState(await readPush().catch(() => 'impossible' as const));
    setBusy(false);
  };
  const switchOn = () =>
    during(async () => {
      const made = channels?.pushKey ? await subscribe(channels.pushKey) : undefined;
      // A subscription that the server does not know would be on without effect.
      if (made && !(await tell(made))) await unsubscribe();
    });
  const switchOff = () =>
    during(async () => {
      const endpoint = await unsubscribe();
      if (endpoint) await run({ type: 'removeDevice', deviceId: await deviceIdOf(endpoint) });
    });
  return { state, channels, isBusy, switchOn, switchOff };
}
