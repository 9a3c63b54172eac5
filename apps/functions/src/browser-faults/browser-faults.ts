import { FAULT_BOUNDS, FUNCTION_LIMITS, type BrowserFault } from '@rostrum/domain';
import type { Request } from 'firebase-functions/v2/https';
import { database } from '../admin.ts';
import { takeLimits } from '../entrance/take-limits.ts';
import { log } from '../logging/log.ts';
import { bodyOf, plainRequest } from '../plain-request.ts';
import { gathering } from '../storing/gathering.ts';
import { browserFaultDays } from './fault-days.ts';
import { readReports } from './read-reports.ts';

/** How long a report waits for others. Nobody waits for the answer. */
const WAIT_MS = 2_000;
const add = gathering<BrowserFault>(
  (faults) => browserFaultDays.add(database(), faults, Date.now()),
  WAIT_MS,
);

/**
 * Counts what goes wrong in browsers, and what the Content-Security-Policy refuses there. It takes only fields with known words, so it stores
 * nothing that anybody wrote. A page that did not start has no token of App Check, so a budget for all pages bounds it.
 */
export const browserFaults = plainRequest('browserFaults', { maxInstances: 2 }, async (request) => ({
  status: await statusOf(request),
  body: '',
  headers: { 'Cache-Control': 'no-store' },
}));

async function statusOf(request: Request): Promise<number> {
  if (request.method !== 'POST') return 405;
  const body = bodyOf(request);
  if (body.length > FAULT_BOUNDS.bytes) return 413;
  const faults = readReports({
    contentType: request.get('content-type') ?? '',
    body: body.toString('utf8'),
    userAgent: request.get('user-agent') ?? '',
  });
  if (faults.length === 0) return 400;
  const verdict = await takeLimits('browserFaults', FUNCTION_LIMITS.browserFaults, {}, Date.now());
  if (!verdict.ok) return 429;
  try {
    await add(faults);
    return 204;
  } catch (error) {
    log('browserReportsNotStored', { error });
    return 503;
  }
}
