import type { IncomingMessage } from 'node:http';
import type { HttpAnswer } from '../shapes.ts';
import { refusal } from './refusal.ts';

/** A comment has 20 kB at most, so this leaves room for its context. */
export const MOST_BODY_BYTES = 512 * 1_024;

/**
 * A request's JSON as text, or why it is refused. The rest of a body that is too large is received and dropped: a client
 * that is still sending reads no refusal.
 */
export async function readBody(
  request: IncomingMessage,
): Promise<{ body: string } | { refused: HttpAnswer }> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  if (!/^application\/json(?:\s*;|$)/i.test(type.trim())) {
    return { refused: refusal(415, 'The content type has to be application/json.') };
  }
  if (encoding !== 'identity') return { refused: refusal(415, 'The body may not be compressed.') };
  const tooLarge = { refused: refusal(413, `The body may have at most ${MOST_BODY_BYTES} bytes.`) };
  if (Number(request.headers['content-length'] ?? 0) > MOST_BODY_BYTES) return tooLarge;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // No iterator: leaving one early closes the connection before the refusal is sent.
  return new Promise((done, failed) => {
    request.on('data', (part: Uint8Array) => {
      bytes += part.length;
      if (bytes > MOST_BODY_BYTES) {
        parts.length = 0;
        done(tooLarge);
      } else {
        parts.push(part);
      }
    });
    request.on('end', () => done(decoded(parts)));
    request.on('error', failed);
  });
}

function decoded(parts: readonly Uint8Array[]): { body: string } | { refused: HttpAnswer } {
  try {
    return { body: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)) };
  } catch {
    return { refused: refusal(400, 'The body is not UTF-8.') };
  }
}
