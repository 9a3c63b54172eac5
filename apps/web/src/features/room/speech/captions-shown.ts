import { type Caption, hasFloor, LIMITS, type Message, own, type Room, shownName } from '@rostrum/domain';

/** A speaker's name, and the last words that they dictated. */
export type ShownCaption = { uid: string; name: string; text: string };

/**
 * The captions that somebody sees at a moment of the server's clock: of others, in the running step, fresh, and not
 * posted yet.
 */
export function captionsShown(
  captions: readonly Caption[],
  { debate, people }: Pick<Room, 'debate' | 'people'>,
  messages: readonly Message[],
  viewer: string,
  nowMs: number,
): ShownCaption[] {
  if (debate.phase !== 'live' || !hasFloor(debate)) return [];
  const { stepIndex } = debate.floor;
  const isPosted = ({ uid, atMs }: Caption) =>
    messages.some(({ authorId, createdAtMs }) => authorId === uid && createdAtMs >= atMs);
  return captions
    .filter((one) => one.uid !== viewer && one.stepIndex === stepIndex && !isPosted(one))
    .filter(({ atMs }) => nowMs - atMs < LIMITS.captionStandsMs)
    .map(({ uid, text }) => ({ uid, name: shownName(own(people, uid)?.displayName), text }));
}
