import { FUNCTIONS_REGION } from '@rostrum/domain';
import { isCallable, listTriggers } from '../emulators/triggers.ts';
import type { Child } from '../process/child.ts';
import type { Addresses } from './addresses.ts';
import { local } from './addresses.ts';
import { waitUntil } from './wait-until.ts';

const EMULATORS_WITHIN_MS = 300_000;
const WEB_WITHIN_MS = 180_000;

/** Waits until every emulator answers and every callable has run once, so that the first click is fast. */
export async function emulatorsAreReady(
  addresses: Addresses,
  child: Child,
  signal: AbortSignal,
): Promise<void> {
  const { ports, functionsOrigin } = addresses;
  const wait = (what: string, isThere: () => Promise<boolean>) =>
    waitUntil({ what, isThere, child, signal, withinMs: EMULATORS_WITHIN_MS });
  await wait('the Auth emulator', () => isOk(local(ports.auth)));
  await wait('the Firestore emulator', () => isOk(local(ports.firestore)));
  await wait('the Storage emulator', () => answers(local(ports.storage)));
  await wait('the Tasks emulator', () => answers(local(ports.tasks)));
  await wait('the Functions emulator', async () => (await listTriggers(functionsOrigin)).length > 0);
  const callables = (await listTriggers(functionsOrigin)).filter(isCallable);
  const warmUp = callables.map(({ entryPoint }) =>
    wait(`the function ${entryPoint}`, () => callableAnswers(addresses, entryPoint)),
  );
  await Promise.all(warmUp);
}

export function webIsReady({ webUrl }: Addresses, child: Child, signal: AbortSignal): Promise<void> {
  const throughProxy = `${webUrl}/__clerk/v1/environment`;
  const isThere = async () => (await isOk(webUrl)) && isOk(throughProxy);
  return waitUntil({ what: `${webUrl}`, isThere, child, signal, withinMs: WEB_WITHIN_MS });
}

async function isOk(url: string): Promise<boolean> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.ok;
}

/** An emulator without a home page answers with an error, which is an answer. */
async function answers(url: string): Promise<boolean> {
  await (await fetch(url)).arrayBuffer();
  return true;
}

/** A call without a person is refused by the function itself; 404 would be the emulator not knowing it. */
async function callableAnswers({ functionsOrigin, projectId }: Addresses, name: string): Promise<boolean> {
  const response = await fetch(`${functionsOrigin}/${projectId}/${FUNCTIONS_REGION}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: null }),
  });
  await response.arrayBuffer();
  return response.status !== 404;
}
