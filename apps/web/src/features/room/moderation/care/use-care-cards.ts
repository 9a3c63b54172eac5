import { browserShelf, roomShelfKey } from '@rostrum/data';
import type { Care } from '@rostrum/domain';
import type { Readers } from '@rostrum/ui';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { useDebateRoom, useRoomCommands, useRoomFloor } from '../../session/index.ts';

const closedSchema = z.record(z.string(), z.number());

/** A person's answers to the moderator's care. */
export type CareAnswers = {
  /** Says that it was not about oneself. */
  onNotMe: (card: Care) => void;
  onClose: (card: Care) => void;
};

/** The open cards of one person, and the answers to them; the same objects until they change. */
type CareCards = { cards: readonly { card: Care; readers: Readers }[]; answers: CareAnswers };

/**
 * A closed card stays closed in this browser until there is a newer one. An answered one is gone everywhere: the server keeps
 * the answer.
 */
export function useCareCards(): CareCards {
  const { room, uid } = useDebateRoom();
  const { care } = useRoomFloor();
  const { run } = useRoomCommands();
  const roomId = room.id;
  const shelf = useMemo(() => browserShelf(roomShelfKey('care', uid, roomId), closedSchema), [uid, roomId]);
  const [closed, setClosed] = useState<Readonly<Record<string, number>>>(() => shelf.load() ?? {});
  const answers = useMemo((): CareAnswers => {
    const close = ({ id, atMs }: Care) =>
      setClosed((before) => {
        const next = { ...before, [id]: atMs };
        shelf.save(next);
        return next;
      });
    const answer = async (card: Care) => {
      const command = { type: 'callUnfair', roomId, interventionId: card.id } as const;
      if (await run(command, { again: () => void answer(card) })) close(card);
    };
    return { onNotMe: (card) => void answer(card), onClose: close };
  }, [roomId, run, shelf]);
  const { safeguarding, hostId } = room;
  const cards = useMemo(() => {
    const isOpen = ({ id, atMs, answeredAtMs }: Care) => answeredAtMs === undefined && closed[id] !== atMs;
    return (care ?? [])
      .filter(isOpen)
      .map((card) => ({ card, readers: readersOf(card, safeguarding === 'host' ? hostId : null) }));
  }, [care, closed, safeguarding, hostId]);
  return { cards, answers };
}

/** Who can see a card: `hostId` is a host who is told. What the host is told stays with the host. */
function readersOf({ to, about }: Care, hostId: string | null): Readers {
  return to === about && hostId !== null && hostId !== about ? 'youAndHost' : 'you';
}
