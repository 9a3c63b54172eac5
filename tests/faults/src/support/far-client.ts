import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { aCable } from './cable.ts';
import { aClient } from './client.ts';
import { stackEnvironment } from './environment.ts';

const MINUTE_MS = 60_000;

/** A person whose connection can be cut, on a machine whose clock is wrong. */
export async function aFarClient(name: string) {
  const { firestore, functions } = stackEnvironment();
  const cables = [await aCable(firestore), await aCable(functions)] as const;
  const machine = { isOnline: true, aheadMs: 10 * MINUTE_MS };
  const client = await aClient(name, {
    firestore: cables[0],
    functions: cables[1],
    now: () => Date.now() + machine.aheadMs,
    isOnline: () => machine.isOnline,
  });
  const cut = () => {
    for (const cable of cables) cable.cut();
    machine.isOnline = false;
  };
  /** Connects to the running stack again, and imitates the browser's online event, which Node does not have. */
  const mend = async () => {
    const { firestore: databaseAt, functions: functionsAt } = stackEnvironment();
    cables[0].mend(databaseAt);
    cables[1].mend(functionsAt);
    machine.isOnline = true;
    await disableNetwork(client.firestore);
    await enableNetwork(client.firestore);
  };
  return { client, cables, machine, cut, mend };
}
