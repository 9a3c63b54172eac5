import { LIMITS, type Message } from '@rostrum/domain';
import { IconButton, Menu, MenuChoice, MenuItem, MenuLine, notify } from '@rostrum/ui';
import { Copy, Ellipsis, EyeOff, Flag, Landmark, Pencil, Quote } from 'lucide-react';
import type { FloorActions } from './floor-actions.ts';
import { ReadAloudButton, ReadMessageItem } from '../speech/index.ts';
import { REACTION_WORDS, REACTIONS } from './reaction-words.ts';
import { useWithin } from './use-within.ts';

export type SaidToolsProps = { message: Message; uid: string; actions: FloorActions };

/** A reader's actions on a message; its author can edit it for a short time. */
export function SaidTools({ message, uid, actions }: SaidToolsProps) {
  const { onQuote } = actions;
  const isOwn = message.authorId === uid;
  const whose = isOwn ? 'your words' : message.authorName;
  return (
    <>
      {isOwn && <RewordButton message={message} actions={actions} />}
      <ReadAloudButton message={message} whose={whose} />
      {onQuote && (
        <IconButton size="sm" icon={Quote} label={`Quote ${whose}`} onClick={() => onQuote(message)} />
      )}
      <Menu
        trigger={
          <IconButton
            size="sm"
            icon={Ellipsis}
            label={`More to do with ${isOwn ? 'your words' : `what ${whose} said`}`}
            onClick={() => !isOwn && actions.reactions?.recall(message)}
          />
        }
      >
        <MoreItems message={message} actions={actions} isOwn={isOwn} />
      </Menu>
    </>
  );
}

function useReword({ message, actions: { onReword } }: Omit<SaidToolsProps, 'uid'>) {
  const isInTime = useWithin(message.createdAtMs + LIMITS.editSeconds * 1_000);
  return isInTime && message.edits.length < LIMITS.editsPerMessage ? onReword : undefined;
}

function RewordButton(props: Omit<SaidToolsProps, 'uid'>) {
  const onReword = useReword(props);
  if (!onReword) return null;
  return (
    <IconButton size="sm" icon={Pencil} label="Edit your words" onClick={() => onReword(props.message)} />
  );
}

/** The same as the buttons beside the menu, for which a phone has no room. */
function ButtonItems({ message, actions, isOwn }: MoreItemsProps) {
  const onReword = useReword({ message, actions });
  const { onQuote } = actions;
  return (
    <>
      {isOwn && onReword && (
        <MenuItem icon={Pencil} onSelect={() => onReword(message)}>
          Edit
        </MenuItem>
      )}
      <ReadMessageItem message={message} />
      {onQuote && (
        <MenuItem icon={Quote} onSelect={() => onQuote(message)}>
          Quote
        </MenuItem>
      )}
    </>
  );
}

const NONE = 'none';
const REACTION_OPTIONS = REACTIONS.map((value) => ({ value, label: REACTION_WORDS[value] }));

type MoreItemsProps = Omit<SaidToolsProps, 'uid'> & { isOwn: boolean };

function MoreItems({ message, actions, isOwn }: MoreItemsProps) {
  const { reactions } = actions;
  return (
    <>
      {reactions && !isOwn && (
        <>
          <MenuChoice
            label="React"
            options={REACTION_OPTIONS}
            value={reactions.of(message).own ?? NONE}
            onChange={(reaction) => reaction !== NONE && reactions.tap(message, reaction)}
          />
          <MenuLine />
        </>
      )}
      <ButtonItems message={message} actions={actions} isOwn={isOwn} />
      <MenuItem icon={Copy} onSelect={() => void copy(message.text)}>
        Copy the words
      </MenuItem>
      {!isOwn && <Complaints message={message} actions={actions} />}
    </>
  );
}

/** The lighter one first: the host looks or acts, or the house decides. */
function Complaints({ message, actions: { onFlag, onHide, onCall, onReport } }: Omit<SaidToolsProps, 'uid'>) {
  return (
    <>
      {onFlag && (
        <MenuItem icon={Flag} onSelect={() => onFlag(message)}>
          Tell the host
        </MenuItem>
      )}
      {onHide && (
        <MenuItem icon={EyeOff} onSelect={() => onHide(message)}>
          Hide from everybody
        </MenuItem>
      )}
      {onCall && (
        <MenuItem icon={Landmark} onSelect={() => onCall(message)}>
          Call the house
        </MenuItem>
      )}
      {onReport && (
        <MenuItem icon={Landmark} onSelect={() => onReport(message)}>
          Report to the house
        </MenuItem>
      )}
    </>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ text: 'Copied.' });
  } catch {
    notify({ text: 'The browser did not allow copying. Select the words instead.' });
  }
}
