import { createClerkClient } from '@clerk/backend';
import { isClerkAPIResponseError } from '@clerk/backend/errors';

/** The part of Clerk's user API that an erasure needs. */
export type ClerkUsers = {
  /** Deletes a user and ends their sessions; a missing user counts as deleted. @throws if Clerk refuses */
  remove(uid: string): Promise<void>;
};

const NOT_FOUND = 404;

/** Speaks to Clerk's Backend API. */
export function clerkUsers({ secretKey, apiUrl }: { secretKey: string; apiUrl: string }): ClerkUsers {
  const clerk = createClerkClient({ secretKey, apiUrl, telemetry: { disabled: true } });
  return {
    async remove(uid) {
      try {
        await clerk.users.deleteUser(uid);
      } catch (error) {
        if (!(isClerkAPIResponseError(error) && error.status === NOT_FOUND)) throw error;
      }
    },
  };
}
