import { createHmac, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { TokenRefusal } from '../token-refusals.ts';
import { aKeyPair, encodePart, nowSeconds, type Forgery, type TokenForge } from './token-forge.ts';

/** A token that must not open a session, and why it does not. */
export type HostileToken = { name: string; reason: TokenRefusal; make: (forge: TokenForge) => string };

/** Invalid content with a valid signature. */
function claiming(
  name: string,
  reason: TokenRefusal,
  claims: (forge: TokenForge) => Forgery['claims'] & object,
) {
  return { name, reason, make: (forge: TokenForge) => forge.token({ claims: claims(forge) }) };
}

const partsOf = (token: string) => token.split('.') as [string, string, string];
const publicPem = (privateKey: KeyObject) =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();

/** Another spelling of the same signature bytes: the last character's unused bits are set. */
function respelled(signature: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = alphabet.indexOf(signature.at(-1) ?? 'A');
  return `${signature.slice(0, -1)}${alphabet[last + 1]}`;
}

const algorithms: HostileToken[] = [
  {
    name: 'algorithm none, without a signature',
    reason: 'token-algorithm',
    make: (forge) => `${forge.unsigned({ header: { alg: 'none' } })}.`,
  },
  {
    name: 'algorithm none in odd letters, with the signature of a good token',
    reason: 'token-algorithm',
    make: (forge) => `${forge.unsigned({ header: { alg: 'nOnE' } })}.${partsOf(forge.token())[2]}`,
  },
  {
    name: 'HS256 with the public RSA key as its secret',
    reason: 'token-algorithm',
    make: (forge) => {
      const input = forge.unsigned({ header: { alg: 'HS256' } });
      const mac = createHmac('sha256', publicPem(forge.privateKey)).update(input).digest('base64url');
      return `${input}.${mac}`;
    },
  },
  {
    name: 'an HMAC with the public RSA key, called RS256',
    reason: 'token-signature',
    make: (forge) => {
      const input = forge.unsigned();
      return `${input}.${createHmac('sha256', publicPem(forge.privateKey)).update(input).digest('base64url')}`;
    },
  },
  {
    name: 'RS512 with the right key',
    reason: 'token-algorithm',
    make: (forge) => forge.token({ header: { alg: 'RS512' }, hash: 'RSA-SHA512' }),
  },
  {
    name: 'RS512 with the right key, called RS256',
    reason: 'token-signature',
    make: (forge) => forge.token({ hash: 'RSA-SHA512' }),
  },
  {
    name: 'ES256 with a key of its own',
    reason: 'token-algorithm',
    make: (forge) => {
      const input = forge.unsigned({ header: { alg: 'ES256' } });
      const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      return `${input}.${sign('sha256', Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
    },
  },
  {
    name: 'no algorithm named',
    reason: 'token-algorithm',
    make: (forge) => forge.token({ header: { alg: undefined } }),
  },
  {
    name: 'an extension that must be understood',
    reason: 'token-algorithm',
    make: (forge) => forge.token({ header: { crit: ['exp'], exp: 0 } }),
  },
];

const keys: HostileToken[] = [
  {
    name: 'an unknown key id',
    reason: 'token-key-unknown',
    make: (forge) => forge.token({ header: { kid: 'ins_somebody_else' } }),
  },
  {
    name: 'no key id',
    reason: 'token-key-unknown',
    make: (forge) => forge.token({ header: { kid: undefined } }),
  },
  {
    name: 'a number as key id',
    reason: 'token-key-unknown',
    make: (forge) => forge.token({ header: { kid: 0 } }),
  },
  {
    name: 'a path as key id',
    reason: 'token-key-unknown',
    make: (forge) => forge.token({ header: { kid: '../../dev/null' } }),
  },
  {
    name: 'the name of an object’s own method as key id',
    reason: 'token-key-unknown',
    make: (forge) => forge.token({ header: { kid: 'constructor' } }),
  },
  {
    name: 'the prototype of all objects as key id',
    reason: 'token-key-unknown',
    make: (forge) => forge.token({ header: { kid: '__proto__' } }),
  },
  {
    name: 'its own key in the header (jwk)',
    reason: 'token-key-unknown',
    make: (forge) => {
      const own = aKeyPair();
      const jwk = { ...own.publicKey.export({ format: 'jwk' }), kid: forge.keyId, alg: 'RS256' };
      return forge.token({ header: { jwk }, key: own.privateKey });
    },
  },
  {
    name: 'the address of its own keys (jku)',
    reason: 'token-key-unknown',
    make: (forge) =>
      forge.token({ header: { jku: 'https://evil.example/jwks.json' }, key: aKeyPair().privateKey }),
  },
  {
    name: 'the address of its own certificate (x5u)',
    reason: 'token-key-unknown',
    make: (forge) =>
      forge.token({ header: { x5u: 'https://evil.example/cert.pem' }, key: aKeyPair().privateKey }),
  },
];

const signatures: HostileToken[] = [
  {
    name: 'the key of another instance under the same key id',
    reason: 'token-signature',
    make: (forge) => forge.token({ key: aKeyPair().privateKey }),
  },
  {
    name: 'a changed payload',
    reason: 'token-signature',
    make: (forge) => `${forge.unsigned({ claims: { sub: 'user_victim' } })}.${partsOf(forge.token())[2]}`,
  },
  {
    name: 'a changed header',
    reason: 'token-signature',
    make: (forge) => `${forge.unsigned({ header: { cty: 'JWT' } })}.${partsOf(forge.token())[2]}`,
  },
  {
    name: 'a truncated signature',
    reason: 'token-signature',
    make: (forge) => forge.token().slice(0, -40),
  },
  {
    name: 'no signature at all under good claims',
    reason: 'token-signature',
    make: (forge) => `${forge.unsigned()}.`,
  },
  {
    name: 'a signature of zeros',
    reason: 'token-signature',
    make: (forge) => `${forge.unsigned()}.${Buffer.alloc(256).toString('base64url')}`,
  },
  {
    name: 'a good signature in another spelling',
    reason: 'token-signature',
    make: (forge) => {
      const token = forge.token();
      return `${partsOf(token).slice(0, 2).join('.')}.${respelled(partsOf(token)[2])}`;
    },
  },
  {
    name: 'a good signature with padding',
    reason: 'token-signature',
    make: (forge) => `${forge.token()}==`,
  },
];

const shapes: HostileToken[] = [
  { name: 'two parts', reason: 'token-malformed', make: (forge) => forge.unsigned() },
  { name: 'four parts', reason: 'token-malformed', make: (forge) => `${forge.token()}.e30` },
  { name: 'no token, only words', reason: 'token-malformed', make: () => 'let me in' },
  {
    name: 'a space before it',
    reason: 'token-malformed',
    make: (forge) => ` ${forge.token()}`,
  },
  {
    name: 'a header that is no JSON',
    reason: 'token-malformed',
    make: (forge) => `bm90IGpzb24.${partsOf(forge.token()).slice(1).join('.')}`,
  },
  {
    name: 'a list as payload',
    reason: 'token-malformed',
    make: (forge) => {
      const [header, , signature] = partsOf(forge.token());
      return `${header}.${encodePart([])}.${signature}`;
    },
  },
  {
    name: 'bytes that are no text as payload',
    reason: 'token-malformed',
    make: (forge) => {
      const [header, , signature] = partsOf(forge.token());
      return `${header}.${Buffer.from('7b2261223a22c328227d', 'hex').toString('base64url')}.${signature}`;
    },
  },
  {
    name: 'an access token for an API (typ at+jwt)',
    reason: 'token-malformed',
    make: (forge) => forge.token({ header: { typ: 'at+jwt' } }),
  },
  {
    name: 'a token between machines',
    reason: 'token-malformed',
    make: (forge) => forge.token({ header: { cat: 'cl_B7d4PD333AAA' } }),
  },
];

const origins: HostileToken[] = [
  claiming('the issuer of another instance', 'token-issuer', () => ({
    iss: 'https://other.clerk.accounts.dev',
  })),
  claiming('the issuer with a slash at its end', 'token-issuer', ({ issuer }) => ({ iss: `${issuer}/` })),
  claiming('the issuer in capitals', 'token-issuer', ({ issuer }) => ({ iss: issuer.toUpperCase() })),
  claiming('no issuer', 'token-issuer', () => ({ iss: undefined })),
  claiming('a list with the issuer in it', 'token-issuer', ({ issuer }) => ({ iss: [issuer] })),
  claiming('another page as its party', 'token-party', () => ({ azp: 'https://evil.example' })),
  claiming('a page that begins like ours', 'token-party', ({ party }) => ({ azp: `${party}.evil.example` })),
  claiming('no party', 'token-party', () => ({ azp: undefined })),
  claiming('an empty party', 'token-party', () => ({ azp: '' })),
  claiming('another audience', 'token-audience', () => ({ aud: 'another-service' })),
  claiming('no audience: a plain session token', 'token-audience', () => ({
    aud: undefined,
    sid: 'sess_1',
    v: 2,
  })),
  claiming('a list of audiences with ours in it', 'token-audience', () => ({
    aud: ['rostrum-firebase', 'more'],
  })),
  claiming('an empty audience', 'token-audience', () => ({ aud: '' })),
];

const times: HostileToken[] = [
  claiming('expired a minute ago', 'token-expired', () => ({
    iat: nowSeconds() - 120,
    exp: nowSeconds() - 60,
  })),
  claiming('lives for ten years', 'token-claims', () => ({ exp: nowSeconds() + 315_360_000 })),
  claiming('never expires', 'token-claims', () => ({ exp: undefined })),
  claiming('an expiry that is text', 'token-claims', () => ({ exp: String(nowSeconds() + 60) })),
  claiming('an expiry before its issue', 'token-claims', () => ({
    iat: nowSeconds() + 3,
    exp: nowSeconds() + 2,
  })),
  claiming('valid only in a minute', 'token-not-yet-valid', () => ({ nbf: nowSeconds() + 60 })),
  claiming('issued in the future', 'token-not-yet-valid', () => ({
    iat: nowSeconds() + 60,
    exp: nowSeconds() + 120,
  })),
  claiming('no time of issue', 'token-claims', () => ({ iat: undefined })),
];

const persons: HostileToken[] = [
  claiming('nobody in it', 'token-claims', () => ({ sub: undefined })),
  claiming('an empty user id', 'token-claims', () => ({ sub: '' })),
  claiming('a user id with a slash', 'token-claims', () => ({ sub: 'user_1/private/2' })),
  claiming('a user id that goes up a folder', 'token-claims', () => ({ sub: '..' })),
  claiming('a user id that the database reserves', 'token-claims', () => ({ sub: '__user__' })),
  claiming('a number as user id', 'token-claims', () => ({ sub: 7 })),
  claiming('a list as user id', 'token-claims', () => ({ sub: ['user_1'] })),
  claiming('a user id of 129 characters', 'token-claims', () => ({ sub: 'u'.repeat(129) })),
  claiming('an object as name', 'token-claims', () => ({ name: { toString: 'Ada' } })),
  claiming('a number as e-mail address', 'token-claims', () => ({ email: 1 })),
];

export const HOSTILE_TOKENS: readonly HostileToken[] = [
  ...algorithms,
  ...keys,
  ...signatures,
  ...shapes,
  ...origins,
  ...times,
  ...persons,
];
