import { isFinished, type Room } from '@rostrum/domain';
import * as m from '@rostrum/words/room-screen';

/** What a person should know about this room before they wait in it. */
export function StandingLine({ room, uid }: { room: Room; uid: string }) {
  const words = wordsOf(room, uid);
  if (!words) return null;
  return <p className="bg-raised text-ink-2 small px-8 py-1.5 max-md:px-4">{words}</p>;
}

function wordsOf({ debate, isExample }: Room, uid: string): string | undefined {
  if (isFinished(debate)) return undefined;
  if (debate.removed.includes(uid)) return m.removedYou();
  return isExample ? m.exampleRoom() : undefined;
}
