import { useServerNow } from '@rostrum/data';
import type { Intervention } from '@rostrum/domain';
import { asNode, Ask } from '@rostrum/ui';
import * as m from '@rostrum/words/room-moderation';
import { timeWithSeconds, useDebateRoom, useRoomFloor } from '../session/index.ts';
import { restOf } from './resting.ts';

const NO_ACTS: readonly Intervention[] = [];

/** That words wait for a moment, with the clock and the moment they go on; the same for both sides. */
export function RestAsk() {
  const { room, uid } = useDebateRoom();
  const { floor } = useRoomFloor();
  const acts = floor.status === 'ready' ? floor.value.acts : NO_ACTS;
  const nowMs = useServerNow(500);
  const rest = restOf(room, uid, acts, nowMs);
  if (!rest) return null;
  const { kind, endsAtMs, totalMs } = rest;
  const untilWords = kind === 'slow' ? m.slowUntil : m.coolingUntil;
  return (
    <Ask
      label={kind === 'slow' ? m.slowMode() : m.coolingOff()}
      clock={{ leftMs: Math.min(totalMs, endsAtMs - nowMs), totalMs }}
    >
      <output>
        {asNode(
          untilWords({
            when: timeWithSeconds(endsAtMs),
            b: (inside) => <b className="font-semibold">{asNode(inside)}</b>,
            moment: (inside) => <span className="num">{asNode(inside)}</span>,
          }),
        )}
      </output>
    </Ask>
  );
}
