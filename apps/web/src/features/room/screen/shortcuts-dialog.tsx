import { Dialog, Kbd, Switch } from '@rostrum/ui';
import * as m from '@rostrum/words/room-screen';
import { HELP_KEY, SHORTCUTS, WRITE_KEY } from './shortcuts.ts';
import type { RoomSettings } from '../../../shared/settings/use-room-settings.ts';

export type ShortcutsDialogProps = { settings: RoomSettings; onClose: () => void };

/** The single keys of a room, and the switch that turns them off. */
export function ShortcutsDialog({ settings, onClose }: ShortcutsDialogProps) {
  const rows = [...SHORTCUTS, { key: WRITE_KEY, words: m.keyWrite }, { key: HELP_KEY, words: m.keyHelp }];
  return (
    <Dialog open title={m.keysTitle()} text={m.keysText()} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Switch
        label={m.singleKeys()}
        checked={settings.shortcuts}
        onChange={(event) => settings.setShortcuts(event.currentTarget.checked)}
      />
      <dl className="key-list">
        {rows.map(({ key, words }) => (
          <div key={key}>
            <dt>
              <Kbd>{key.toUpperCase()}</Kbd>
            </dt>
            <dd>{words()}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
