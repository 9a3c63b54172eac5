import { displayNameSchema } from '@rostrum/domain';
import { gate } from '@rostrum/moderator/gate';

/**
 * A name from outside, such as from the identity provider, in the form that may be shown here. Undefined if it may
 * not be shown; the person then has no name and has to choose one.
 */
export function nameFromOutside(name: string): string | undefined {
  const parsed = displayNameSchema.safeParse(name);
  return parsed.success && gate(parsed.data, 'displayName').ok ? parsed.data : undefined;
}
