import { benchOf, type FiledAppeal, personName, type Room } from '@rostrum/domain';
import { INTERVENTION_WORDS } from '@rostrum/domain';
import { EmptyState, ModeratorWords, QuoteBlock } from '@rostrum/ui';
import * as m from '@rostrum/words/room-moderation';
import { roomVerdict } from '../../../shared/casework/room-verdict.ts';
import { VerdictForm } from '../../../shared/casework/verdict-form.tsx';
import { dayAndTime, machineTime, useDebateRoom, useHostDesk, useRoomCommands } from '../session/index.ts';

/** Every open appeal: the message, the moderator's act and the reason of the appeal. A host without a seat decides, with reasons. */
export function AppealsList() {
  const { room, uid } = useDebateRoom();
  const { appeals = [] } = useHostDesk();
  if (benchOf(room.debate, uid) !== undefined)
    return (
      <EmptyState small title={m.houseDecides()}>
        {m.houseDecidesHint()}
      </EmptyState>
    );
  if (appeals.length === 0)
    return (
      <EmptyState small title={m.noAppeals()}>
        {m.noAppealsHint()}
      </EmptyState>
    );
  const inOrder = appeals.toSorted((one, other) => one.atMs - other.atMs);
  return (
    <ul className="rulings" aria-label={m.appeals()}>
      {inOrder.map((appeal) => (
        <AppealRow key={appeal.id} appeal={appeal} />
      ))}
    </ul>
  );
}

function AppealRow({ appeal }: { appeal: FiledAppeal }) {
  const { room, uid } = useDebateRoom();
  const { run, busy } = useRoomCommands();
  const isOwn = appeal.concerns.includes(uid);
  return (
    <li className="ruling">
      <p className="tiny faint">
        {INTERVENTION_WORDS[appeal.act].ledger()} ·{' '}
        <time dateTime={machineTime(appeal.atMs)}>{dayAndTime(appeal.atMs)}</time>
      </p>
      {appeal.text !== null && <QuoteBlock author={authorOf(appeal, room)} text={appeal.text} />}
      <p className="small">
        <span className="faint">{m.moderatorSaid()}</span> <ModeratorWords>{appeal.says}</ModeratorWords>
        {appeal.rule && (
          <span className="muted">
            {' '}
            <ModeratorWords>{appeal.rule}.</ModeratorWords>
          </span>
        )}
      </p>
      <p className="small">
        <span className="faint">{personName(room, appeal.by)}:</span>{' '}
        <q className="serif" dir="auto">
          {appeal.reason}
        </q>
      </p>
      {isOwn ? (
        <p className="small muted">{m.ownAppeal()}</p>
      ) : (
        <VerdictForm
          {...roomVerdict()}
          name={INTERVENTION_WORDS[appeal.act].ledger()}
          isBusy={busy === 'decideAppeal'}
          onDecide={(verdict, reason, hearers) =>
            void run(
              { type: 'decideAppeal', roomId: room.id, interventionId: appeal.id, verdict, reason },
              hearers,
            )
          }
        />
      )}
    </li>
  );
}

/** The other person concerned, besides the appellant, is the message's author; if there is none, the appellant is. */
function authorOf({ concerns, by }: FiledAppeal, room: Room): string {
  return personName(room, concerns.find((uid) => uid !== by) ?? by);
}
