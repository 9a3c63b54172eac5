import { INTERVENTION_WORDS, shownName } from '@rostrum/domain';
import { onlySee } from '@rostrum/ui';
import * as m from '@rostrum/words/room-floor';
import { useDeferredValue } from 'react';
import { atMsOf, isOwn, type FloorItem } from './floor-items.ts';

/** Lines that are looked at for something new, and that are kept to be read. */
const LOOKED_AT = 12;

export type FloorVoiceProps = {
  items: readonly FloorItem[];
  uid: string;
  /** Older lines were there when the person came. */
  sinceMs: number;
};

/**
 * Announces the floor's news once: lines that only scroll into view are not announced again. A live region announces only
 * what changes in it, so it is drawn empty first.
 */
export function FloorVoice({ items, uid, sinceMs }: FloorVoiceProps) {
  const isDrawn = useDeferredValue(true, false);
  const fresh = items.slice(-LOOKED_AT).flatMap((item) => {
    const words = wordsOf(item, uid);
    const isNew = item.type === 'post' || (atMsOf(item) ?? 0) > sinceMs;
    return words && isNew ? [{ key: item.key, words }] : [];
  });
  return (
    <div className="visually-hidden" aria-live="polite">
      {isDrawn && fresh.map(({ key, words }) => <p key={key}>{words}</p>)}
    </div>
  );
}

/** The announcement of a line; none for one's own posted words. The clock announces the bells. */
function wordsOf(item: FloorItem, uid: string): string | undefined {
  if (item.type === 'post') {
    const { post } = item;
    const isLost = post.state === 'failed' || post.state === 'refused';
    return isLost ? m.lostAloud({ reason: post.message }) : undefined;
  }
  if (item.type === 'held')
    return m.heldAloud({ readers: onlySee(item.readers), reason: item.note?.says ?? '' });
  if (item.type === 'note') {
    const { act } = item;
    return m.actAloud({ verb: INTERVENTION_WORDS[act.act].verb(), words: act.says });
  }
  if (item.type === 'care') return m.careAloud({ readers: onlySee(item.readers), words: item.card.says });
  if (item.type !== 'said' || isOwn(item, uid)) return undefined;
  const { authorName, side, text } = item.message;
  return m.saidAloud({ name: shownName(authorName), side: side ?? 'none', words: text });
}
