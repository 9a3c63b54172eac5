import { useModerationLog } from '@rostrum/data';
import { type Intervention, INTERVENTION_WORDS, isHostNeutral, personName, type Room } from '@rostrum/domain';
import {
  asNode,
  Bones,
  Button,
  EmptyState,
  ErrorState,
  Field,
  moderatorWords,
  Select,
  Tag,
} from '@rostrum/ui';
import * as m from '@rostrum/words/room-moderation';
import { useState } from 'react';
import { machineTime, timeWithSeconds } from '../session/index.ts';
import { ActAsks } from './act-asks.tsx';
import { basisWords, filteredActs, filterOptions, JUDGEMENTS, type LogFilter } from './log-rows.ts';
import { quotedWords } from './quoted-words.tsx';
import type { Rulings } from './rulings.ts';
import { appealState } from './standing-words.ts';

export type LogListProps = {
  room: Room;
  uid: string;
  rulings: Rulings;
  onGo: (messageId: string) => void;
  useLog?: typeof useModerationLog;
};

/** Every act of the moderator that this person may read, latest first, with its basis. */
export function LogList({ room, uid, rulings, onGo, useLog = useModerationLog }: LogListProps) {
  const log = useLog(room.id, uid, uid === room.hostId && isHostNeutral(room.debate));
  const [filter, setFilter] = useState<LogFilter>(JUDGEMENTS);
  if (log.status === 'loading') return <Bones label={m.loadingLog()} lines={5} />;
  if (log.status === 'error')
    return (
      <ErrorState small title={m.logFailed()} onRetry={log.retry}>
        {log.message}
      </ErrorState>
    );
  const { acts, earlier } = log.value;
  const shown = filteredActs(acts, filter);
  return (
    <>
      <Field label={m.show()}>
        <Select value={filter} options={filterOptions(acts)} onChange={(value) => setFilter(value)} />
      </Field>
      {shown.length === 0 ? (
        <EmptyState small title={m.logEmpty()}>
          {m.logEmptyHint()}
        </EmptyState>
      ) : (
        <ol className="rulings" aria-label={m.acts()}>
          {shown.map((act) => (
            <LogRow key={act.id} act={act} room={room} rulings={rulings} onGo={onGo} />
          ))}
        </ol>
      )}
      {earlier && (
        <Button size="sm" look="quiet" busy={earlier.isLoading} onClick={earlier.load}>
          {m.earlier()}
        </Button>
      )}
      {earlier?.problem && <p className="small text-danger">{earlier.problem}</p>}
    </>
  );
}

type LogRowProps = Pick<LogListProps, 'room' | 'rulings' | 'onGo'> & { act: Intervention };

function LogRow({ act, room, rulings, onGo }: LogRowProps) {
  const { messageId, appeal } = act;
  return (
    <li className="ruling">
      <p className="ruling-head tiny faint">
        <b>{INTERVENTION_WORDS[act.act].ledger()}</b>
        <span>{toWords(act, room, rulings.uid)}</span>
        {appeal && <Tag>{appealState(appeal)}</Tag>}
        <time className="num push" dateTime={machineTime(act.atMs)}>
          {timeWithSeconds(act.atMs)}
        </time>
      </p>
      <p className="small">{quotedWords(act)}</p>
      <p className="tiny muted">{asNode(basisWords(act, moderatorWords))}</p>
      <p className="ruling-acts">
        {messageId && (
          <Button size="sm" look="quiet" onClick={() => onGo(messageId)}>
            {m.goToMessage()}
          </Button>
        )}
        <ActAsks act={act} authorId={act.to === 'all' ? null : act.to} rulings={rulings} />
      </p>
    </li>
  );
}

function toWords({ to }: Intervention, room: Room, uid: string): string {
  if (to === 'all') return m.addressee({ to, name: '' });
  return m.addressee({ to: to === uid ? 'you' : 'other', name: personName(room, to) });
}
