import { Dialog, Kbd, Switch } from '@rostrum/ui';
import { HELP_KEY, SHORTCUTS, WRITE_KEY } from './shortcuts.ts';
import type { RoomSettings } from '../../../shared/settings/use-room-settings.ts';

export type ShortcutsDialogProps = { settings: RoomSettings; onClose: () => void };

/** The single keys of a room, and the switch that turns them off. */
export function ShortcutsDialog({ settings, onClose }: ShortcutsDialogProps) {
  const rows = [
    ...SHORTCUTS,
    { key: WRITE_KEY, words: 'Write' },
    { key: HELP_KEY, words: 'Show these keys' },
  ];
  return (
    <Dialog
      open
      title="Keys of this room"
      text="They act only while you are not writing."
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Switch
        label="Single keys"
        checked={settings.shortcuts}
        onChange={(event) => settings.setShortcuts(event.currentTarget.checked)}
      />
      <dl className="key-list">
        {rows.map(({ key, words }) => (
          <div key={key}>
            <dt>
              <Kbd>{key.toUpperCase()}</Kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
