import { MenuItem } from '@rostrum/ui';
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
          Sum up so far
        </MenuItem>
      )}
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
