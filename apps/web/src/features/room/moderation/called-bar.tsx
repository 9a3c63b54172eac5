import type { HiddenMessage } from '@rostrum/data';
import { useServerNow } from '@rostrum/data';
import { peopleOpposite, type Room } from '@rostrum/domain';
import { Ask, Button } from '@rostrum/ui';
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
    ...(isHost ? [{ wish: { type: 'resume' as const }, label: 'Go on', askLabel: 'Ask to go on' }] : []),
    ...(isHost
      ? []
      : [{ wish: { type: 'end' as const }, label: 'End without a result', question: giveUp() }]),
  ]);
  const isKnown = !isHost || hidden !== undefined;
  const canLook = isHost && hidden !== undefined && hidden.length > 0;
  return (
    <Ask
      label="The moderator calls the host"
      actions={
        (canLook || (isKnown && actions.length > 0)) && (
          <>
            {canLook && (
              <Button size="sm" look="primary" icon={Eye} onClick={onLook}>
                {peopleOpposite(debate, uid).length === 0 ? 'Look at it and decide' : 'Look at it'}
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
  if (hidden === undefined) return 'The moderator stopped the debate and calls you.';
  if (!first) return 'The moderator stopped the debate and calls you. Nothing is hidden any more.';
  const { authorId, authorName } = first.message;
  const whose = authorId === room.hostId ? 'A message of yours' : `A message of ${authorName}`;
  const isNeutral = peopleOpposite(room.debate, room.hostId).length === 0;
  const next = isNeutral
    ? 'Look at it and decide how it goes on.'
    : 'Look at it, then ask the other side whether to continue.';
  return `The moderator stopped the debate and calls you. ${whose} is hidden. ${next}`;
}
