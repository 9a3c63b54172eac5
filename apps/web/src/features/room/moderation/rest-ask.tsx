import { useServerNow } from '@rostrum/data';
import type { Intervention } from '@rostrum/domain';
import { Ask } from '@rostrum/ui';
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
  const { kind, endsAtMs, totalMs, words } = rest;
  return (
    <Ask
      label={kind === 'slow' ? 'Slow mode' : 'Cooling off'}
      clock={{ leftMs: Math.min(totalMs, endsAtMs - nowMs), totalMs }}
    >
      <output>
        <b className="font-semibold">{kind === 'slow' ? 'Slow mode' : 'Cooling off'}</b> until{' '}
        <span className="num">{timeWithSeconds(endsAtMs)}</span>. {words}
      </output>
    </Ask>
  );
}
