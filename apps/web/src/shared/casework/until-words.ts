import { whenWords } from './when-words.ts';

/** How long restrictions last. Of several only a suspension ends by itself; `untilMs` is null if nothing does. */
export function untilWords(restrictions: number, untilMs: number | null): string {
  if (untilMs === null) return 'It is taken back';
  const until = whenWords(untilMs);
  return restrictions > 1 ? `${until} for the suspension; the rest until it is taken back` : until;
}
