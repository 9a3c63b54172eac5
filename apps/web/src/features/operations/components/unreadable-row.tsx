import type { ListedUnreadable, UnreadableCommand } from '@rostrum/domain';
import { AlertDialog, Button } from '@rostrum/ui';
import { formatDate, formatList } from '@rostrum/words';
import * as m from '@rostrum/words/operations';

const when = (atMs: number) =>
  formatDate(atMs, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });

type RowProps = {
  entry: ListedUnreadable;
  isBusy: boolean;
  ask: (command: Exclude<UnreadableCommand, { type: 'list' }>) => void;
};

/** One document: its path, its problems, since when, and the possible actions. None of its content. */
export function UnreadableRow({ entry, isBusy, ask }: RowProps) {
  const { id, path, problems, drops, firstSeenAtMs, lastSeenAtMs, count } = entry;
  return (
    <li className="grid gap-3 py-4">
      <div>
        <p className="mono wrap-anywhere">{path}</p>
        <ul className="small">
          {problems.map((problem) => (
            <li key={problem} className="wrap-anywhere">
              {problem}
            </li>
          ))}
        </ul>
        <p className="small muted">
          {m.seen({ first: when(firstSeenAtMs), last: when(lastSeenAtMs), count, id })}
        </p>
      </div>
      <div className="row flex-wrap gap-2">
        <Button
          size="sm"
          busy={isBusy}
          onClick={() => ask({ type: 'check', id })}
          aria-label={m.checkAgainAt({ path })}
        >
          {m.checkAgain()}
        </Button>
        {drops && (
          <AlertDialog
            title={m.repairTitle()}
            text={m.repairHint({ fields: formatList(drops) })}
            confirm={m.repair()}
            onConfirm={() => ask({ type: 'repair', id, drops })}
            trigger={
              <Button size="sm" busy={isBusy} aria-label={m.repairAt({ path })}>
                {m.repair()}
              </Button>
            }
          />
        )}
        <AlertDialog
          danger
          title={m.removeTitle()}
          text={m.removeHint({ path })}
          confirm={m.remove()}
          onConfirm={() => ask({ type: 'remove', id })}
          trigger={
            <Button size="sm" look="danger" busy={isBusy} aria-label={m.removeAt({ path })}>
              {m.remove()}
            </Button>
          }
        />
      </div>
    </li>
  );
}
