import type { Care } from '@rostrum/domain';
import { Button, ModeratorWords, Note, quoted, reasonsOf, type Readers } from '@rostrum/ui';
import * as m from '@rostrum/words/room-moderation';
import { lazy, Suspense } from 'react';
import { machineTime, timeOfDay } from '../../session/index.ts';
import type { CareAnswers } from './use-care-cards.ts';

const HelpNearYou = lazy(async () => ({
  default: (await import('../../../../shared/help-lines/help-near-you.tsx')).HelpNearYou,
}));

export type CareCardProps = CareAnswers & {
  card: Care;
  readers: Readers;
  /** Leads to the message that worried the moderator; absent if it is not on the floor. */
  onGo?: ((messageId: string) => void) | undefined;
  joins?: boolean;
};

/** The moderator is worried about somebody: help near them, or for the host the name and the way to the message. */
export function CareCard({ card, readers, onNotMe, onClose, onGo, joins = false }: CareCardProps) {
  const { to, about, messageId, says, atMs } = card;
  const isOwn = to === about;
  return (
    <Note
      kind="private"
      verb={isOwn ? m.offersHelp() : m.asksToLookOut()}
      readers={readers}
      time={timeOfDay(atMs)}
      dateTime={machineTime(atMs)}
      say={<ModeratorWords>{quoted(says)}</ModeratorWords>}
      why={reasonsOf(card)}
      joins={joins}
      actions={
        !isOwn &&
        messageId !== null &&
        onGo && (
          <Button size="sm" onClick={() => onGo(messageId)}>
            {m.goToMessage()}
          </Button>
        )
      }
      asks={
        <>
          {isOwn && (
            <Button look="quiet" size="sm" onClick={() => onNotMe(card)}>
              {m.notAboutMe()}
            </Button>
          )}
          <Button look="quiet" size="sm" onClick={() => onClose(card)}>
            {m.close()}
          </Button>
        </>
      }
    >
      {isOwn && (
        <Suspense>
          <HelpNearYou />
        </Suspense>
      )}
    </Note>
  );
}
