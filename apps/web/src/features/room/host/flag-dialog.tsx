import { shownName, type FlagReason, type Message } from '@rostrum/domain';
import { Button, Dialog, notify, QuoteBlock } from '@rostrum/ui';
import * as m from '@rostrum/words/room-host';
import { FLAG_REASONS, FLAG_WORDS } from './flag-words.ts';
import { useDebateRoom, useRoomCommands } from '../session/index.ts';

export type FlagDialogProps = { message: Message; onClose: () => void };

/** Asks the host to look at a message: one press gives the reason, and sends it. */
export function FlagDialog({ message, onClose }: FlagDialogProps) {
  const { room } = useDebateRoom();
  const { run, busy } = useRoomCommands();
  const flag = async (reason: FlagReason) => {
    const command = { type: 'flag', roomId: room.id, messageId: message.id, reason } as const;
    if (!(await run(command, { again: () => void flag(reason) }))) return;
    notify({ text: m.flagged() });
    onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title={m.flagTitle()} text={m.flagText()}>
      <QuoteBlock author={shownName(message.authorName)} text={message.text} />
      <div className="grid gap-2">
        {FLAG_REASONS.map((reason) => (
          <Button key={reason} block busy={busy === 'flag'} onClick={() => void flag(reason)}>
            {FLAG_WORDS[reason]()}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
