import { displayNameSchema } from '@rostrum/domain';
import { gateText } from '../gate-text.ts';

/**
 * A name from outside, such as from the identity provider, in the form that may be shown here. Undefined if it may
 * not be shown; the person then has no name and has to choose one.
 */
export async function nameFromOutside(name: string): Promise<string | undefined> {
  const parsed = displayNameSchema.safeParse(name);
  if (!parsed.success) return undefined;
  const passage = await gateText(parsed.data, 'displayName');
  return passage.ok ? parsed.data : undefined;
}
