import { accept, refuse, type Result } from '@rostrum/domain';
import * as z from 'zod/mini';
import type { TokenRefusal } from './token-refusals.ts';

/** The parts of an unverified token. */
export type UnverifiedToken = { payload: Record<string, unknown> };

const objectSchema = z.record(z.string(), z.unknown());
const typeSchema = z.object({ typ: z.optional(z.literal('JWT')) });
const algorithmSchema = z.object({ alg: z.literal('RS256') });
const keyIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/));

/** Header parameters with which a token supplies its own key; we accept keys only from Clerk. */
const OWN_KEY_PARAMETERS = ['jwk', 'jku', 'x5u', 'x5c'];

/**
 * Parses a compact JWT and its header, more strictly than Clerk's library: three parts of canonical base64url, only
 * RS256, a key id, no critical extension (`crit`) and no key of its own. It verifies nothing; `checkSignature`
 * does.
 */
export function readToken(token: string): Result<UnverifiedToken, TokenRefusal> {
  const [head, body, signature, ...rest] = token.split('.');
  if (head === undefined || body === undefined || signature === undefined || rest.length > 0) {
    return refuse('token-malformed');
  }
  const header = decodeObject(head);
  const payload = decodeObject(body);
  if (!header || !payload || !typeSchema.safeParse(header).success) return refuse('token-malformed');
  if (!algorithmSchema.safeParse(header).success || 'crit' in header) return refuse('token-algorithm');
  if (OWN_KEY_PARAMETERS.some((name) => name in header) || !namesKey(header)) {
    return refuse('token-key-unknown');
  }
  return decodeBytes(signature) ? accept({ payload }) : refuse('token-signature');
}

/** Rejects names that every object has: a lookup would find something that is not a key. */
function namesKey({ kid }: Record<string, unknown>): boolean {
  const parsed = keyIdSchema.safeParse(kid);
  return parsed.success && !(parsed.data in {});
}

function decodeObject(part: string): Record<string, unknown> | undefined {
  const bytes = decodeBytes(part);
  if (!bytes) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return objectSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The bytes of canonical base64url without padding: each sequence of bytes has exactly one spelling. */
function decodeBytes(part: string): Buffer | undefined {
  const bytes = Buffer.from(part, 'base64url');
  return bytes.length > 0 && bytes.toString('base64url') === part ? bytes : undefined;
}
