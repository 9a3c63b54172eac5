import type { FlagReason, Message } from '@rostrum/domain';
import { Button, Dialog, notify, QuoteBlock } from '@rostrum/ui';
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
    notify({ text: 'The host has been told.' });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="What should the host look at?"
      text="Only the host of this debate sees this, with your name. The message stays where it is. For a threat, or where the host is no help, report it to the house."
    >
      <QuoteBlock author={message.authorName} text={message.text} />
      <div className="grid gap-2">
        {FLAG_REASONS.map((reason) => (
          <Button key={reason} block busy={busy === 'flag'} onClick={() => void flag(reason)}>
            {FLAG_WORDS[reason]}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
