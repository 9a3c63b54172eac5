import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The `kid` of every token signed here and of the one key in the JWKS. */
const KEY_ID = 'ins_local';

export interface SigningKey {
  /** A compact RS256 JWT over the claims. */
  sign(claims: Record<string, unknown>): string;
  jwks(): { keys: Record<string, unknown>[] };
}

/** The instance's RSA key: read from the PEM file, or generated and kept there. */
export function openSigningKey(file: string): SigningKey {
  const privateKey = existsSync(file) ? createPrivateKey(readFileSync(file)) : generateKey(file);
  const publicJwk = createPublicKey(privateKey).export({ format: 'jwk' });
  return {
    sign: (claims) => signJwt(privateKey, claims),
    jwks: () => ({ keys: [{ ...publicJwk, use: 'sig', alg: 'RS256', kid: KEY_ID }] }),
  };
}

function generateKey(file: string): KeyObject {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  return privateKey;
}

function signJwt(privateKey: KeyObject, claims: Record<string, unknown>): string {
  const input = `${encode({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })}.${encode(claims)}`;
  return `${input}.${sign('RSA-SHA256', Buffer.from(input), privateKey).toString('base64url')}`;
}

function encode(value: Record<string, unknown>): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
