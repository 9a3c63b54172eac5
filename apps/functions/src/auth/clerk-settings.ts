import { defineSecret, defineString } from 'firebase-functions/params';
import * as z from 'zod/mini';
import type { TrustedIssuer } from './check-claims.ts';

/** The Clerk instance whose tokens are exchanged. */
export type ClerkSettings = TrustedIssuer & {
  secretKey: string;
  /** The origin of Clerk's Backend API, without a path. */
  apiUrl: string;
};

export const clerkSecretKey = defineSecret('CLERK_SECRET_KEY', {
  description: 'The secret key of the Clerk application (sk_…), to read its public keys.',
});
const issuer = defineString('CLERK_ISSUER', {
  description: 'The issuer of the Clerk application: its Frontend API URL, such as https://clerk.example.com',
});
const authorizedParties = defineString('CLERK_AUTHORIZED_PARTIES', {
  description: 'The origins of the web client, separated by commas, such as https://example.com',
});
const apiUrl = defineString('CLERK_API_URL', {
  default: 'https://api.clerk.com',
  description: "Clerk's Backend API",
});

/** Reads the settings of this deployment. @throws Error that names each one missing or wrong */
export function clerkSettings(): ClerkSettings {
  return parseClerkSettings({
    CLERK_SECRET_KEY: clerkSecretKey.value(),
    CLERK_ISSUER: issuer.value(),
    CLERK_AUTHORIZED_PARTIES: authorizedParties.value(),
    CLERK_API_URL: apiUrl.value(),
  });
}

/** The origins that the product is served from; the first is the one that others learn. @throws Error if they are wrong */
export function webOrigins(): string[] {
  return z.parse(origins, authorizedParties.value());
}

const address = (needs: string) =>
  z.string().check(z.refine((value) => /^https?:\/\/\S+[^\s/]$/.test(value) && URL.canParse(value), needs));
const origin = z
  .string()
  .check(z.refine(isOrigin, 'needs origins such as https://example.com, separated by commas'));
const origins = z.pipe(
  z.pipe(
    z.string(),
    z.transform((list) => list.split(',').map((entry) => entry.trim())),
  ),
  z.array(origin),
);
const settingsSchema = z.object({
  CLERK_SECRET_KEY: z
    .string()
    .check(z.regex(/^sk_\S+$/, 'needs the secret key of the Clerk application (sk_…)')),
  CLERK_ISSUER: address('needs the Frontend API URL of the Clerk application, without a slash at its end'),
  CLERK_AUTHORIZED_PARTIES: origins,
  CLERK_API_URL: address("needs the address of Clerk's Backend API, without a slash at its end"),
});

/** @throws Error that names each setting missing or wrong, without its value */
export function parseClerkSettings(
  values: Record<keyof z.input<typeof settingsSchema>, string>,
): ClerkSettings {
  const parsed = settingsSchema.safeParse(values);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
    throw new Error(`The functions are not configured: ${[...new Set(problems)].join('; ')}`);
  }
  return {
    secretKey: parsed.data.CLERK_SECRET_KEY,
    issuer: parsed.data.CLERK_ISSUER,
    authorizedParties: parsed.data.CLERK_AUTHORIZED_PARTIES,
    apiUrl: parsed.data.CLERK_API_URL,
  };
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}
