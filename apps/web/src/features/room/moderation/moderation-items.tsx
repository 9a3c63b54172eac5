import { MenuItem } from '@rostrum/ui';
import * as m from '@rostrum/words/room-moderation';
import { ListCollapse, MessageCircleWarning, Scale, ScrollText, ToggleLeft } from 'lucide-react';
import { use } from 'react';
import { ModerationContext } from './moderation-context.ts';

/** The moderator's menu items; besides the log the host also has the balance, in the same dialog. */
export function ModerationItems({ isHost }: { isHost: boolean }) {
  const { open: onOpen, sumUp } = use(ModerationContext);
  return (
    <>
      {sumUp && (
        <MenuItem icon={ListCollapse} onSelect={sumUp}>
          {m.sumUp()}
        </MenuItem>
      )}
      <MenuItem icon={ScrollText} onSelect={() => onOpen('log')}>
        {m.log()}
      </MenuItem>
      {!isHost && (
        <MenuItem icon={Scale} onSelect={() => onOpen('balance')}>
          {m.foundAndActed()}
        </MenuItem>
      )}
      {isHost && (
        <>
          <MenuItem icon={ToggleLeft} onSelect={() => onOpen('types')}>
            {m.turnOffCheck()}
          </MenuItem>
          <MenuItem icon={MessageCircleWarning} onSelect={() => onOpen('appeals')}>
            {m.appeals()}
          </MenuItem>
        </>
      )}
    </>
  );
}
