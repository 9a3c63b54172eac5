import { useMyBlocks } from '@rostrum/data';
import { Button, Dialog } from '@rostrum/ui';
import * as m from '@rostrum/words/people';
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
          {m.blockedCount({ count: blocks.value.length })}
        </Button>
      }
      title={m.blockedTitle()}
      text={m.blockedHint()}
    >
      <ul className="list">
        {blocks.value.map((one) => (
          <li key={one.uid} className="suggest">
            <b className="strong wrap-anywhere">{one.name}</b>
            <Button
              size="sm"
              busy={busy === 'unblock'}
              aria-label={m.unblockName({ name: one.name })}
              onClick={() => void unblock(one.uid)}
            >
              {m.unblock()}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
