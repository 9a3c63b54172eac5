import { onRequest, type HttpsOptions, type Request } from 'firebase-functions/v2/https';
import { inRequest } from './logging/log.ts';
import { noteFault } from './server-faults/note-fault.ts';
import { everythingTold } from './told.ts';

/** What an address answers to other programs and pages. */
export type PlainReply = { status: number; body: string; headers?: Readonly<Record<string, string>> };

/**
 * The one way to make a function for plain HTTP. The log lines of a request have one id. A fault is noted under it, and its sender learns
 * the id alone: the library would log the error with all its fields.
 */
export function plainRequest(
  name: string,
  options: HttpsOptions,
  answer: (request: Request) => Promise<PlainReply>,
) {
  return onRequest(options, (request, response) =>
    inRequest(name, async () => {
      const { status, body, headers = {} } = await answer(request).catch(faultReply);
      await everythingTold();
      response.status(status).set(headers).send(body);
    }),
  );
}

async function faultReply(error: unknown): Promise<PlainReply> {
  return {
    status: 500,
    body: await noteFault(error),
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  };
}

/** The bytes of a body; a request without one has none. */
export const bodyOf = ({ rawBody }: Partial<Pick<Request, 'rawBody'>>): Buffer => rawBody ?? Buffer.alloc(0);
