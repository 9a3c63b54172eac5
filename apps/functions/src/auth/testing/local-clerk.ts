import { createPrivateKey, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { emulatedDatabase, post, setting } from '../../testing/emulator.ts';
import { createTokenForge, type TokenForge } from './token-forge.ts';

const jwksSchema = z.object({ keys: z.array(z.object({ kid: z.string() })) });

/** Makes tokens as the running local Clerk instance does: its key, its key id, its issuer, its page. */
export async function localForge(): Promise<TokenForge> {
  const party = setting('ROSTRUM_WEB_URL');
  const response = await fetch(`${setting('CLERK_LOCAL_URL')}/v1/jwks`);
  const [key] = jwksSchema.parse(await response.json()).keys;
  return createTokenForge({
    privateKey: createPrivateKey(readFileSync(setting('CLERK_LOCAL_KEY_FILE'))),
    keyId: key!.kid,
    issuer: `${party}/__clerk`,
    party,
  });
}

const exchangedSchema = z.object({
  result: z.optional(z.object({ firebaseToken: z.string() })),
  error: z.optional(
    z.object({
      status: z.string(),
      message: z.string(),
      details: z.optional(z.object({ reason: z.optional(z.string()) })),
    }),
  ),
});
export type Exchanged = z.infer<typeof exchangedSchema>;

/** Each caller has its own address, so that one test does not use up another's limit. */
export function aCaller(): string {
  return `caller-${randomUUID()}`;
}

/** Sends anything to `exchangeToken`, from a new address unless one is given. */
export async function exchange(token: unknown, from: string = aCaller()): Promise<Exchanged> {
  return exchangedSchema.parse(await post('exchangeToken', { token }, { 'x-forwarded-for': from }));
}

const accountsSchema = z.object({ userInfo: z.optional(z.array(z.unknown())) });

/** Everything a sign-in may write: user documents, profiles and Firebase accounts. */
export async function everythingStored(): Promise<unknown> {
  const db = emulatedDatabase();
  const [users, profiles] = await Promise.all([
    db.collection('users').get(),
    db.collection('profiles').get(),
  ]);
  return {
    users: users.docs.map((stored) => [stored.id, stored.data()]),
    profiles: profiles.docs.map((stored) => [stored.id, stored.data()]),
    accounts: await listAccounts(),
  };
}

async function listAccounts(): Promise<unknown[]> {
  const origin = `http://${setting('FIREBASE_AUTH_EMULATOR_HOST')}`;
  const path = `identitytoolkit.googleapis.com/v1/projects/${setting('GCLOUD_PROJECT')}/accounts:query`;
  const response = await fetch(`${origin}/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: '{}',
  });
  return accountsSchema.parse(await response.json()).userInfo ?? [];
}
