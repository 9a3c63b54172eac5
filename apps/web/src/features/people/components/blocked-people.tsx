import { useMyBlocks } from '@rostrum/data';
import { Button, Dialog } from '@rostrum/ui';
import { Ban } from 'lucide-react';
import { useCommand } from '../../../shared/commands/use-command.ts';

/** The people one has blocked, each with an unblock button; hidden without any. */
export function BlockedPeople({ uid, onChange }: { uid: string; onChange: () => void }) {
  const blocks = useMyBlocks(uid);
  const { busy, run } = useCommand('people');
  const unblock = async (other: string) => {
    if (await run({ type: 'unblock', uid: other }, { again: () => void unblock(other) })) onChange();
  };
  if (blocks.status !== 'ready' || blocks.value.length === 0) return null;
  return (
    <Dialog
      trigger={
        <Button look="quiet" size="sm" icon={Ban}>
          Blocked ({blocks.value.length})
        </Button>
      }
      title="People you blocked"
      text="You do not see each other. Nobody is told when you change this."
    >
      <ul className="list">
        {blocks.value.map((one) => (
          <li key={one.uid} className="suggest">
            <b className="strong wrap-anywhere">{one.name}</b>
            <Button
              size="sm"
              busy={busy === 'unblock'}
              aria-label={`Unblock ${one.name}`}
              onClick={() => void unblock(one.uid)}
            >
              Unblock
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
