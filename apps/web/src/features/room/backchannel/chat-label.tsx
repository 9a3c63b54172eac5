import { useBackchannelFor, type Backchannel } from '@rostrum/data';
import * as m from '@rostrum/words/room-backchannel';
import { useMedia } from '../../../shared/screen/use-media.ts';
import { BESIDE_THE_FLOOR } from '../session/index.ts';

export type ChatLabelProps = {
  roomId: string;
  uid: string;
  /** How far the backchannel was read, by the server's time. */
  readAtMs: number;
};

/** The name of the backchannel's tab, with how much is new there. Beside the floor it is in sight and needs no count. */
export function ChatLabel(props: ChatLabelProps) {
  return useMedia(BESIDE_THE_FLOOR) ? m.tab() : <Counted {...props} />;
}

function Counted({ roomId, uid, readAtMs }: ChatLabelProps) {
  const fresh = newWords(useBackchannelFor(uid, roomId), uid, readAtMs);
  return (
    <>
      {m.tab()}
      {fresh && <span className="num faint"> {fresh}</span>}
    </>
  );
}

/** `3 new`, or `5+ new` where more was written than is known here; one's own lines are not new. */
export function newWords({ lines, older }: Backchannel, uid: string, readAtMs: number): string | undefined {
  if (lines.status !== 'ready') return undefined;
  const fresh = lines.value.filter((line) => line.createdAtMs > readAtMs && line.authorId !== uid);
  if (fresh.length === 0) return undefined;
  const [first] = lines.value;
  const isCut = older.state !== 'none' && first !== undefined && first.createdAtMs > readAtMs;
  return isCut ? m.manyNew({ count: fresh.length }) : m.newLines({ count: fresh.length });
}
