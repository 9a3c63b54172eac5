import type { Message } from '@rostrum/domain';
import type { Run } from '../../../shared/commands/use-command.ts';
import { AroundDialog } from './around-dialog.tsx';
import { FlagDialog, HideDialog, ReportMessage } from '../host/index.ts';
import { RewordDialog } from './reword-dialog.tsx';

/** What the floor asks about one message. It outlives the line, which may leave the document meanwhile. */
export type FloorQuestion =
  | { type: 'flag' | 'reword' | 'report' | 'call' | 'hide'; message: Message }
  | { type: 'around'; messageId: string };

export type FloorDialogsProps = {
  question: FloorQuestion | undefined;
  roomId: string;
  run: Run<'rooms'>;
  busy: string | null;
  onClose: () => void;
};

export function FloorDialogs({ question, roomId, run, busy, onClose }: FloorDialogsProps) {
  switch (question?.type) {
    case undefined:
      return null;
    case 'around':
      return <AroundDialog roomId={roomId} messageId={question.messageId} onClose={onClose} />;
    case 'flag':
      return (
        <FlagDialog
          roomId={roomId}
          message={question.message}
          run={run}
          busy={busy === 'flag'}
          onClose={onClose}
        />
      );
    case 'report':
    case 'call':
      return (
        <ReportMessage
          roomId={roomId}
          message={question.message}
          asHost={question.type === 'call'}
          onClose={onClose}
        />
      );
    case 'hide':
      return (
        <HideDialog
          roomId={roomId}
          said={{ kind: 'message', messageId: question.message.id }}
          author={question.message.authorName}
          text={question.message.text}
          run={run}
          busy={busy === 'hideMessage'}
          onClose={onClose}
        />
      );
    case 'reword':
      return (
        <RewordDialog
          roomId={roomId}
          message={question.message}
          run={run}
          busy={busy === 'edit'}
          onClose={onClose}
        />
      );
  }
}
