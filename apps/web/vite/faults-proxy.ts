import { FAULTS_PATH, FUNCTIONS_REGION } from '@rostrum/domain';
import type { ProxyOptions } from 'vite';
import * as z from 'zod/mini';

const emulatorsSchema = z.object({ functions: z.string() });

/** Passes the reports of a local page to the functions emulator, as the hosting passes them to the function. */
export function faultsProxy(
  emulators: string | undefined,
  projectId: string | undefined,
): Record<string, ProxyOptions> {
  if (!emulators || !projectId) return {};
  const { functions } = emulatorsSchema.parse(JSON.parse(emulators));
  const path = `/${projectId}/${FUNCTIONS_REGION}/browserFaults`;
  return { [`^${FAULTS_PATH}$`]: { target: functions, rewrite: () => path } };
}
