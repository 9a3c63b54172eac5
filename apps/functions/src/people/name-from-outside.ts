import { displayNameSchema } from '@rostrum/domain';
import { gate } from '@rostrum/moderator/gate';

/**
 * A name that somebody brings along, such as from the identity provider, as it may be shown here; undefined where it may
 * not: then they have none, and are asked to choose one.
 */
export function nameFromOutside(name: string): string | undefined {
  const parsed = displayNameSchema.safeParse(name);
  return parsed.success && gate(parsed.data, 'displayName').ok ? parsed.data : undefined;
}
