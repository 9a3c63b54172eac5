import type { HiddenMessage } from '@rostrum/data';
import { useServerNow } from '@rostrum/data';
import { peopleOpposite, type Room, shownName } from '@rostrum/domain';
import { Ask, Button } from '@rostrum/ui';
import * as m from '@rostrum/words/room-moderation';
import { Eye } from 'lucide-react';
import { ActionButton, allowedActions, giveUp, pauseWords } from '../actions/index.ts';
import { useDebateRoom, useHostDesk } from '../session/index.ts';

/**
 * Why the moderator stopped the debate; the host looks and decides, debaters may give it up after a while. `onLook` shows
 * the hidden message to the host.
 */
export function CalledBar({ onLook }: { onLook: () => void }) {
  const { room, uid } = useDebateRoom();
  const { hidden } = useHostDesk();
  const { debate } = room;
  const nowMs = useServerNow(5_000);
  if (debate.phase !== 'paused' || debate.reason !== 'moderator') return null;
  const isHost = uid === room.hostId;
  const actions = allowedActions(room, uid, nowMs, [
    ...(isHost ? [{ wish: { type: 'resume' as const }, label: m.goOn(), askLabel: m.askToGoOn() }] : []),
    ...(isHost ? [] : [{ wish: { type: 'end' as const }, label: m.endWithoutResult(), question: giveUp() }]),
  ]);
  const isKnown = !isHost || hidden !== undefined;
  const canLook = isHost && hidden !== undefined && hidden.length > 0;
  return (
    <Ask
      label={m.callsHost()}
      actions={
        (canLook || (isKnown && actions.length > 0)) && (
          <>
            {canLook && (
              <Button size="sm" look="primary" icon={Eye} onClick={onLook}>
                {peopleOpposite(debate, uid).length === 0 ? m.lookAndDecide() : m.look()}
              </Button>
            )}
            {isKnown &&
              !canLook &&
              actions.map((action) => <ActionButton key={action.label} action={action} />)}
          </>
        )
      }
    >
      {isHost ? hostWords(room, hidden) : pauseWords(room, debate, uid, nowMs)}
    </Ask>
  );
}

function hostWords(room: Room, hidden: readonly HiddenMessage[] | undefined): string {
  const [first] = hidden ?? [];
  if (hidden === undefined) return m.called();
  if (!first) return m.calledNothing();
  const { authorId, authorName } = first.message;
  return m.calledHidden({
    whose: authorId === room.hostId ? 'yours' : 'theirs',
    name: shownName(authorName),
    host: peopleOpposite(room.debate, room.hostId).length === 0 ? 'neutral' : 'debates',
  });
}
