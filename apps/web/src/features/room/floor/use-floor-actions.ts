import type { Post } from '@rostrum/data';
import {
  floorHolders,
  teamsByUid,
  type DebateState,
  hasFloor,
  isFinished,
  seatTakenBy,
  type Message,
} from '@rostrum/domain';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { CareAnswers, Rulings } from '../moderation/index.ts';
import type { FloorActions } from './floor-actions.ts';
import type { FloorQuestion } from './floor-dialogs.tsx';
import { mayHideWords } from '../host/index.ts';
import { quoteOf, useDebateRoom, useRoomCommands, useRoomFloor, useRoomPlaces } from '../session/index.ts';
import { useReactions } from './use-reactions.ts';

export type FloorActionsSource = {
  rulings: Rulings;
  care: CareAnswers;
  onEdit: (message: Message) => void;
  onAsk: (question: FloorQuestion) => void;
  onGo: (messageId: string) => void;
};

/** This person's current actions on the lines of the floor; the same object until they change. */
export function useFloorActions(source: FloorActionsSource): FloorActions {
  const { rulings, care, onGo } = source;
  const { room, uid } = useDebateRoom();
  const { run } = useRoomCommands();
  const { words } = useRoomFloor();
  const { writeHere } = useRoomPlaces();
  const { debate, id: roomId } = room;
  const reactions = useReactions(uid, roomId);
  const isOver = isFinished(debate);
  const maySpeak = !isOver && (seatTakenBy(debate, uid) !== undefined || floorHolders(debate).includes(uid));
  const mayReword = hasFloor(debate);
  const isHost = uid === room.hostId;
  const mayHide = mayHideWords(room, uid);
  const teams = useTeams(debate);
  const latest = useLatest({ ...source, words });
  return useMemo(() => {
    const quote = (message: Message) => {
      const { draft, setDraft } = latest().words;
      setDraft({ ...draft, quotes: quoteOf(message) });
      writeHere();
    };
    const show = ({ id: messageId }: Message) =>
      void run({ type: 'showMessage', roomId, said: { kind: 'message', messageId } });
    const withdraw = ({ id }: Message) => void run({ type: 'withdraw', roomId, messageId: id });
    return {
      roomId,
      teams,
      onEdit: isOver ? undefined : (message) => latest().onEdit(message),
      onWithdraw: isOver ? undefined : withdraw,
      onReword: mayReword ? (message) => latest().onAsk({ type: 'reword', message }) : undefined,
      onQuote: maySpeak ? quote : undefined,
      onFlag: isHost ? undefined : (message) => latest().onAsk({ type: 'flag', message }),
      onHide: mayHide ? (message) => latest().onAsk({ type: 'hide', message }) : undefined,
      onShow: mayHide ? show : undefined,
      onCall: isHost ? (message) => latest().onAsk({ type: 'call', message }) : undefined,
      onReport: isHost ? undefined : (message) => latest().onAsk({ type: 'report', message }),
      reactions,
      rulings,
      care,
      onGo,
      onTryAgain: () => void latest().words.sendAll(),
      onTakeBack: (post: Post) => latest().words.takeBack(post),
      onDiscard: (post: Post) => latest().words.discard(post),
    };
  }, [
    roomId,
    teams,
    isOver,
    maySpeak,
    mayReword,
    isHost,
    mayHide,
    reactions,
    rulings,
    care,
    onGo,
    run,
    writeHere,
    latest,
  ]);
}

/** The team of each debater where two share a bench; the same object until people change seats. */
function useTeams(debate: DebateState): Record<string, string> {
  const { format, seats } = debate;
  return useMemo(() => teamsByUid(format, seats), [format, seats]);
}

/**
 * Returns the last rendered value, so that actions on a line need not change with every keystroke in the composer.
 */
function useLatest<Value>(value: Value): () => Value {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  });
  return useCallback(() => ref.current, []);
}
