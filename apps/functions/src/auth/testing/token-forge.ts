import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { CLERK_TOKEN_AUDIENCE } from '@rostrum/domain';

/** The Clerk instance that a test forges tokens of. */
export type ForgedInstance = {
  privateKey: KeyObject;
  /** The name of its key. */
  keyId: string;
  issuer: string;
  /** The origin of the page. */
  party: string;
};

type Fields = Record<string, unknown>;

/** How a token deviates from a valid one; a field set to undefined is omitted. */
export type Forgery = {
  claims?: Fields;
  header?: Fields;
  key?: KeyObject;
  hash?: 'RSA-SHA256' | 'RSA-SHA512';
};

export type TokenForge = ForgedInstance & {
  /** A compact JWT, good but for the differences. */
  token(forgery?: Forgery): string;
  /** The first two parts of that JWT, to be signed in another way. */
  unsigned(forgery?: Forgery): string;
};

export function createTokenForge(instance: ForgedInstance): TokenForge {
  const unsigned = ({ claims, header }: Forgery = {}) =>
    [
      { alg: 'RS256', kid: instance.keyId, typ: 'JWT', ...header },
      { ...goodClaims(instance), ...claims },
    ]
      .map(encodePart)
      .join('.');
  return {
    ...instance,
    unsigned,
    token(forgery = {}) {
      const { key = instance.privateKey, hash = 'RSA-SHA256' } = forgery;
      const input = unsigned(forgery);
      return `${input}.${sign(hash, Buffer.from(input), key).toString('base64url')}`;
    },
  };
}

export function encodePart(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

export function aKeyPair() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 });
}

/** Now, as tokens say it. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1_000);
}

function goodClaims({ issuer, party }: ForgedInstance): Fields {
  const issuedAt = nowSeconds();
  return {
    iss: issuer,
    sub: 'user_hostile',
    azp: party,
    aud: CLERK_TOKEN_AUDIENCE,
    iat: issuedAt,
    nbf: issuedAt - 10,
    exp: issuedAt + 60,
    jti: 'f00d',
    email: 'hostile@example.com',
    email_verified: true,
    name: 'Hostile Person',
    username: 'hostile',
    picture: 'https://img.example.com/hostile.png',
  };
}
