import { LIMITS, type Message, shownName } from '@rostrum/domain';
import { IconButton, Menu, MenuChoice, MenuItem, MenuLine, notify } from '@rostrum/ui';
import * as m from '@rostrum/words/room-floor';
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
  const name = shownName(message.authorName);
  const whose = isOwn ? m.yourWordsInside() : name;
  return (
    <>
      {isOwn && <RewordButton message={message} actions={actions} />}
      <ReadAloudButton message={message} whose={whose} />
      {onQuote && (
        <IconButton
          size="sm"
          icon={Quote}
          label={isOwn ? m.quoteYours() : m.quoteTheirs({ name })}
          onClick={() => onQuote(message)}
        />
      )}
      <Menu
        trigger={
          <IconButton
            size="sm"
            icon={Ellipsis}
            label={isOwn ? m.moreForYours() : m.moreForTheirs({ name })}
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
  return <IconButton size="sm" icon={Pencil} label={m.editYours()} onClick={() => onReword(props.message)} />;
}

/** The same as the buttons beside the menu, for which a phone has no room. */
function ButtonItems({ message, actions, isOwn }: MoreItemsProps) {
  const onReword = useReword({ message, actions });
  const { onQuote } = actions;
  return (
    <>
      {isOwn && onReword && (
        <MenuItem icon={Pencil} onSelect={() => onReword(message)}>
          {m.edit()}
        </MenuItem>
      )}
      <ReadMessageItem message={message} />
      {onQuote && (
        <MenuItem icon={Quote} onSelect={() => onQuote(message)}>
          {m.quote()}
        </MenuItem>
      )}
    </>
  );
}

const NONE = 'none';
const reactionOptions = () => REACTIONS.map((value) => ({ value, label: REACTION_WORDS[value]() }));

type MoreItemsProps = Omit<SaidToolsProps, 'uid'> & { isOwn: boolean };

function MoreItems({ message, actions, isOwn }: MoreItemsProps) {
  const { reactions } = actions;
  return (
    <>
      {reactions && !isOwn && (
        <>
          <MenuChoice
            label={m.react()}
            options={reactionOptions()}
            value={reactions.of(message).own ?? NONE}
            onChange={(reaction) => reaction !== NONE && reactions.tap(message, reaction)}
          />
          <MenuLine />
        </>
      )}
      <ButtonItems message={message} actions={actions} isOwn={isOwn} />
      <MenuItem icon={Copy} onSelect={() => void copy(message.text)}>
        {m.copyWords()}
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
          {m.tellHost()}
        </MenuItem>
      )}
      {onHide && (
        <MenuItem icon={EyeOff} onSelect={() => onHide(message)}>
          {m.hideFromAll()}
        </MenuItem>
      )}
      {onCall && (
        <MenuItem icon={Landmark} onSelect={() => onCall(message)}>
          {m.callHouse()}
        </MenuItem>
      )}
      {onReport && (
        <MenuItem icon={Landmark} onSelect={() => onReport(message)}>
          {m.reportToHouse()}
        </MenuItem>
      )}
    </>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ text: m.copied() });
  } catch {
    notify({ text: m.copyRefused() });
  }
}
