import type { Encoder } from '@rostrum/moderator/reader';

/**
 * What opens with the first of the encoders for which its figures were trained; undefined if there is none. `tell` learns why an
 * encoder was refused.
 */
export function openForEncoder<Opened>(
  encoders: readonly Encoder[],
  open: (encoder: Encoder) => Opened,
  tell: (problem: string) => void,
): Opened | undefined {
  for (const encoder of encoders) {
    try {
      return open(encoder);
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
    }
  }
  return undefined;
}
