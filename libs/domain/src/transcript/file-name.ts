import type { RoomDocument } from '../documents/room.ts';

/** A file name for a debate, from the day and the motion; `extension` without its dot. */
export function transcriptFileName({ motion, createdAtMs }: RoomDocument, extension = 'md'): string {
  const words = motion.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const slug = Array.from(words.join('-')).slice(0, 60).join('').replace(/-$/, '');
  return `${new Date(createdAtMs).toISOString().slice(0, 10)}-${slug}.${extension}`;
}
