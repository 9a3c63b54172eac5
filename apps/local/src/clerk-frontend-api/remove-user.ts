import type { ClerkApp } from './clerk-app.ts';
import type { LocalUser } from './model.ts';

/** Deletes a person, their photo and their sign-ins; returns Clerk's answer. */
export function removeUser({ users, sessions, images }: ClerkApp, user: LocalUser) {
  for (const session of sessions.ofUser(user.id)) sessions.end(session);
  if (user.imageId) images.remove(user.imageId);
  users.remove(user);
  return { object: 'user', id: user.id, deleted: true };
}
