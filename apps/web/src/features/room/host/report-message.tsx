import { shownName, type ChatLine, type Message, type SaidInRoom } from '@rostrum/domain';
import { Motion, QuoteBlock } from '@rostrum/ui';
import * as m from '@rostrum/words/room-host';
import { ReportDialog, type Reporting } from '../../../shared/casework/report-dialog.tsx';
import { useDebateRoom } from '../session/index.ts';

/** A host calls the house, anybody else reports. */
function useAsking(said: SaidInRoom): Reporting {
  const { room, uid } = useDebateRoom();
  const { id: roomId } = room;
  return uid === room.hostId ? { as: 'host', roomId, said } : { as: 'member', subject: { ...said, roomId } };
}

export type ReportMessageProps = { message: Message; onClose: () => void };

/** Brings a message before the house. */
export function ReportMessage({ message: { id, authorName, text }, onClose }: ReportMessageProps) {
  return (
    <ReportDialog
      reporting={useAsking({ kind: 'message', messageId: id })}
      what={m.thisMessage()}
      quote={<QuoteBlock author={shownName(authorName)} text={text} />}
      onClose={onClose}
    />
  );
}

export type ReportChatLineProps = { line: ChatLine; onClose: () => void };

/** Brings a line of the backchannel before the house. */
export function ReportChatLine({ line: { id, authorName, text }, onClose }: ReportChatLineProps) {
  return (
    <ReportDialog
      reporting={useAsking({ kind: 'chatLine', lineId: id })}
      what={m.thisLine()}
      quote={<QuoteBlock author={shownName(authorName)} text={text} />}
      onClose={onClose}
    />
  );
}

/** Reports a debate, its motion or its conduct to the house. */
export function ReportRoom({ onClose }: { onClose: () => void }) {
  const { room, uid } = useDebateRoom();
  const { id: roomId, hostId, motion } = room;
  const reporting: Reporting =
    uid === hostId ? { as: 'host', roomId, said: null } : { as: 'member', subject: { kind: 'room', roomId } };
  const quote = (
    <Motion size="sm" as="p">
      {motion}
    </Motion>
  );
  return <ReportDialog reporting={reporting} what={m.thisDebate()} quote={quote} onClose={onClose} />;
}
