import { MenuItem } from '@rostrum/ui';
import { MessageCircleWarning, Scale, ScrollText, ToggleLeft } from 'lucide-react';
import type { ModerationView } from './moderation-context.ts';

export type ModerationItemsProps = { isHost: boolean; onOpen: (view: ModerationView) => void };

/** What can be opened about the moderator, in a menu; beside the log the host has the balance too, in the same dialog. */
export function ModerationItems({ isHost, onOpen }: ModerationItemsProps) {
  return (
    <>
      <MenuItem icon={ScrollText} onSelect={() => onOpen('log')}>
        Moderation log
      </MenuItem>
      {!isHost && (
        <MenuItem icon={Scale} onSelect={() => onOpen('balance')}>
          Found and acted on
        </MenuItem>
      )}
      {isHost && (
        <>
          <MenuItem icon={ToggleLeft} onSelect={() => onOpen('types')}>
            Silence a type
          </MenuItem>
          <MenuItem icon={MessageCircleWarning} onSelect={() => onOpen('appeals')}>
            Appeals
          </MenuItem>
        </>
      )}
    </>
  );
}
