import { shownName, type Message } from '@rostrum/domain';
import { AroundDialog } from './around-dialog.tsx';
import { FlagDialog, HideDialog, ReportMessage } from '../host/index.ts';
import { RewordDialog } from './reword-dialog.tsx';
import { useDebateRoom } from '../session/index.ts';

/** The floor's dialogs about one message. They outlive the line, which may leave the document in the meantime. */
export type FloorQuestion =
  | { type: 'flag' | 'reword' | 'report' | 'call' | 'hide'; message: Message }
  | { type: 'around'; messageId: string };

export type FloorDialogsProps = {
  question: FloorQuestion | undefined;
  onClose: () => void;
};

export function FloorDialogs({ question, onClose }: FloorDialogsProps) {
  const { room } = useDebateRoom();
  switch (question?.type) {
    case undefined:
      return null;
    case 'around':
      return <AroundDialog roomId={room.id} messageId={question.messageId} onClose={onClose} />;
    case 'flag':
      return <FlagDialog message={question.message} onClose={onClose} />;
    case 'report':
    case 'call':
      return <ReportMessage message={question.message} onClose={onClose} />;
    case 'hide':
      return (
        <HideDialog
          said={{ kind: 'message', messageId: question.message.id }}
          author={shownName(question.message.authorName)}
          text={question.message.text}
          onClose={onClose}
        />
      );
    case 'reword':
      return <RewordDialog message={question.message} onClose={onClose} />;
  }
}
