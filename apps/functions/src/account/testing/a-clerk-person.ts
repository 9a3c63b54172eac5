import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { aPerson, setting, type TestPerson } from '../../testing/emulator.ts';
import { clerkUsers } from '../clerk-users.ts';

const signedUpSchema = z.object({
  client: z.object({ sessions: z.tuple([z.object({ user: z.object({ id: z.string() }) })]) }),
});

/** The Backend API of the running local Clerk instance, with its key. */
export function localClerk() {
  return clerkUsers({
    secretKey: setting('CLERK_LOCAL_SECRET_KEY'),
    apiUrl: setting('CLERK_LOCAL_URL'),
  });
}

/** A person who registered with the local Clerk instance and then came here. */
export async function aClerkPerson(displayName: string): Promise<TestPerson & { email: string }> {
  const email = `${randomUUID()}@example.com`;
  const fields = { email_address: email, password: 'debate-well-2024', first_name: displayName };
  const response = await fetch(`${setting('CLERK_LOCAL_URL')}/__clerk/v1/client/sign_ups`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const { client } = signedUpSchema.parse(await response.json());
  return { ...(await aPerson(displayName, {}, client.sessions[0].user.id)), email };
}

/** Whether Clerk still knows a person. */
export async function isAtClerk(uid: string): Promise<boolean> {
  const response = await fetch(`${setting('CLERK_LOCAL_URL')}/v1/users/${uid}`, {
    headers: { authorization: `Bearer ${setting('CLERK_LOCAL_SECRET_KEY')}` },
  });
  return response.ok;
}
