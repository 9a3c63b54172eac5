import { MenuItem } from '@rostrum/ui';
import { MessageCircleWarning, Scale, ScrollText, ToggleLeft } from 'lucide-react';
import type { ModerationView } from './moderation-context.ts';

export type ModerationItemsProps = { isHost: boolean; onOpen: (view: ModerationView) => void };

/** What can be opened about the moderator, in a menu; the last two are the host's. */
export function ModerationItems({ isHost, onOpen }: ModerationItemsProps) {
  return (
    <>
      <MenuItem icon={ScrollText} onSelect={() => onOpen('log')}>
        Moderation log
      </MenuItem>
      <MenuItem icon={Scale} onSelect={() => onOpen('balance')}>
        Found and acted on
      </MenuItem>
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
