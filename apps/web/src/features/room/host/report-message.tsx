import type { ChatLine, Message, Room, SaidInRoom } from '@rostrum/domain';
import { Motion, QuoteBlock } from '@rostrum/ui';
import type { ReactNode } from 'react';
import { ReportDialog, type Reporting } from '../../../shared/casework/report-dialog.tsx';

type Asking = { roomId: string; asHost?: boolean; onClose: () => void };

/** A host calls the house, anybody else reports. */
const asking = (roomId: string, said: SaidInRoom, asHost: boolean): Reporting =>
  asHost ? { as: 'host', roomId, said } : { as: 'member', subject: { ...said, roomId } };

/** Brings a message before the house. */
export function ReportMessage({
  roomId,
  message: { id, authorName, text },
  asHost = false,
  onClose,
}: Asking & { message: Message }) {
  return (
    <ReportDialog
      reporting={asking(roomId, { kind: 'message', messageId: id }, asHost)}
      what="this message"
      quote={<QuoteBlock author={authorName} text={text} />}
      onClose={onClose}
    />
  );
}

/** Brings a line of the backchannel before the house. */
export function ReportChatLine({
  roomId,
  line: { id, authorName, text },
  asHost = false,
  onClose,
}: Asking & { line: ChatLine }) {
  return (
    <ReportDialog
      reporting={asking(roomId, { kind: 'chatLine', lineId: id }, asHost)}
      what="this line"
      quote={<QuoteBlock author={authorName} text={text} />}
      onClose={onClose}
    />
  );
}

const motionOf = ({ motion }: Room): ReactNode => (
  <Motion size="sm" as="p">
    {motion}
  </Motion>
);

/** Brings a debate, its motion or what goes on in it, before the house. */
export function ReportRoom({ room, uid, onClose }: { room: Room; uid: string; onClose: () => void }) {
  const { id: roomId } = room;
  const reporting: Reporting =
    uid === room.hostId
      ? { as: 'host', roomId, said: null }
      : { as: 'member', subject: { kind: 'room', roomId } };
  return <ReportDialog reporting={reporting} what="this debate" quote={motionOf(room)} onClose={onClose} />;
}
