import { useUnreadableList, type UnreadableList } from '@rostrum/data';
import type { ListedUnreadable, UnreadableCommand } from '@rostrum/domain';
import { Bones, Button, ErrorState, notify, SectionHead } from '@rostrum/ui';
import * as m from '@rostrum/words/operations';
import { useCommand } from '../../../shared/commands/use-command.ts';
import { UnreadableRow } from './unreadable-row.tsx';

type UnreadableAction = Exclude<UnreadableCommand, { type: 'list' }>;

/** Documents that their schema refuses, and what an operator does about each. */
export function UnreadableSection() {
  const { list, refresh, more } = useUnreadableList();
  const { busy, run } = useCommand('operations');
  const ask = async (command: UnreadableAction) => {
    const answer = await run<UnreadableAction['type']>(command, { again: () => void ask(command) });
    if (answer) notify({ text: doneWords(command.type, answer) });
    refresh();
  };
  return (
    <UnreadableView
      list={list}
      isBusy={busy !== null}
      ask={(command) => void ask(command)}
      more={more}
      retry={refresh}
    />
  );
}

function doneWords(type: UnreadableAction['type'], value: object): string {
  if (type === 'repair') return m.repaired();
  if (type === 'remove') return m.removed();
  const isReadable = 'isReadable' in value && value.isReadable === true;
  return isReadable ? m.readableAgain() : m.stillUnreadable();
}

export type UnreadableViewProps = {
  list: UnreadableList;
  isBusy: boolean;
  ask: (command: UnreadableAction) => void;
  more: () => void;
  retry: () => void;
};

export function UnreadableView({ list, isBusy, ask, more, retry }: UnreadableViewProps) {
  return (
    <section aria-labelledby="unreadable-head">
      <SectionHead
        id="unreadable-head"
        aside={list.status === 'ready' && countWords(list.entries, list.isMore)}
      >
        {m.unreadable()}
      </SectionHead>
      {list.status === 'loading' && <Bones label={m.loadingDocuments()} lines={3} />}
      {list.status === 'error' && (
        <ErrorState small title={m.documentsFailed()} onRetry={retry}>
          {list.message}
        </ErrorState>
      )}
      {list.status === 'ready' && list.entries.length === 0 && (
        <p className="muted mt-3">{m.noneUnreadable()}</p>
      )}
      {list.status === 'ready' && (
        <ul className="list">
          {list.entries.map((entry) => (
            <UnreadableRow key={entry.id} entry={entry} isBusy={isBusy} ask={ask} />
          ))}
        </ul>
      )}
      {list.status === 'ready' && list.isMore && <Button onClick={more}>{m.showMore()}</Button>}
    </section>
  );
}

function countWords(entries: readonly ListedUnreadable[], isMore: boolean): string | number {
  return isMore ? m.countAndMore({ count: entries.length }) : entries.length;
}
