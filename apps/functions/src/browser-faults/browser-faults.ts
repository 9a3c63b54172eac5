import { FAULT_BOUNDS, FUNCTION_LIMITS, type BrowserFault } from '@rostrum/domain';
import { onRequest, type Request, type Response } from 'firebase-functions/v2/https';
import { database } from '../admin.ts';
import { takeLimits, triesTold } from '../entrance/take-limits.ts';
import { log } from '../logging/log.ts';
import { watched } from '../server-faults/note-fault.ts';
import { addReports, gathering } from './fault-books.ts';
import { readReports } from './read-reports.ts';

/** How long a report waits for others. Nobody waits for the answer. */
const WAIT_MS = 2_000;
const add = gathering<BrowserFault>((faults) => addReports(database(), faults, Date.now()), WAIT_MS);

/**
 * Counts what goes wrong in browsers, and what the Content-Security-Policy refuses there. It takes only fields with known words, so it stores
 * nothing that anybody wrote. A page that did not start has no token of App Check, so a budget for all pages bounds it.
 */
export const browserFaults = onRequest(
  { maxInstances: 2 },
  watched('browserFaults', async (request: Request, response: Response) => {
    const status = await statusOf(request);
    await triesTold();
    response.status(status).set('Cache-Control', 'no-store').send();
  }),
);

async function statusOf(request: Request): Promise<number> {
  if (request.method !== 'POST') return 405;
  if (request.rawBody.length > FAULT_BOUNDS.bytes) return 413;
  const faults = readReports({
    contentType: request.get('content-type') ?? '',
    body: request.rawBody.toString('utf8'),
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
