import type { ListedUnreadable, UnreadableCommand } from '@rostrum/domain';
import { AlertDialog, Button } from '@rostrum/ui';

const WHEN = new Intl.DateTimeFormat('en-GB', {
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
          Since {WHEN.format(firstSeenAtMs)}, last seen {WHEN.format(lastSeenAtMs)} UTC, {times(count)}. Id{' '}
          {id}.
        </p>
      </div>
      <div className="row flex-wrap gap-2">
        <Button
          size="sm"
          busy={isBusy}
          onClick={() => ask({ type: 'check', id })}
          aria-label={`Check again: ${path}`}
        >
          Check again
        </Button>
        {drops && (
          <AlertDialog
            title="Repair this document?"
            text={`Leaves out ${drops.join(', ')}. Everything else stays as it is. What is left out can’t be brought back.`}
            confirm="Repair"
            onConfirm={() => ask({ type: 'repair', id, drops })}
            trigger={
              <Button size="sm" busy={isBusy} aria-label={`Repair ${path}`}>
                Repair
              </Button>
            }
          />
        )}
        <AlertDialog
          danger
          title="Remove this document?"
          text={`Deletes ${path} and everything below it. This can’t be undone.`}
          confirm="Remove"
          onConfirm={() => ask({ type: 'remove', id })}
          trigger={
            <Button size="sm" look="danger" busy={isBusy} aria-label={`Remove ${path}`}>
              Remove
            </Button>
          }
        />
      </div>
    </li>
  );
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
