import { hasFiled, hasJudges, personName } from '@rostrum/domain';
import { Button, PersonRow } from '@rostrum/ui';
import * as m from '@rostrum/words/room-judging';
import { useState } from 'react';
import { may } from '../actions/index.ts';
import { useDebateRoom, useRoomClock } from '../session/index.ts';
import { JudgesDialog } from './judges-dialog.tsx';

/** The people who judge, for everybody; the host names them. Empty in a format without judges. */
export function JudgesSection() {
  const { room, uid } = useDebateRoom();
  const nowMs = useRoomClock();
  const [isOpen, setIsOpen] = useState(false);
  const { debate } = room;
  const isNaming = may(debate, { type: 'nameJudges', by: uid, uids: [] }, nowMs);
  const mayName = isNaming.allowed || isNaming.refusal === 'already-so';
  if (!hasJudges(debate.format) || (debate.judges.length === 0 && !mayName)) return null;
  return (
    <section aria-label={m.judges()}>
      <h2 className="rail-head">{m.judgesHead({ count: debate.judges.length })}</h2>
      {debate.judges.length === 0 && <p className="tiny faint">{m.noJudgesYet()}</p>}
      <ul>
        {debate.judges.map((judge, index) => (
          <PersonRow
            key={judge}
            name={personName(room, judge)}
            photo={room.people[judge]?.photoURL}
            you={judge === uid}
            remark={remarkOf(
              index === 0 && debate.judges.length > 1,
              hasFiled(debate, judge) && !debate.ballots?.isClosed,
            )}
          />
        ))}
      </ul>
      {mayName && (
        <Button size="sm" look={debate.judges.length > 0 ? 'quiet' : 'plain'} onClick={() => setIsOpen(true)}>
          {debate.judges.length > 0 ? m.changeJudges() : m.chooseJudges()}
        </Button>
      )}
      {isOpen && <JudgesDialog onClose={() => setIsOpen(false)} />}
    </section>
  );
}

function remarkOf(isChair: boolean, isIn: boolean): string {
  return [isChair ? m.chair() : '', isIn ? m.isIn() : ''].filter(Boolean).join(', ');
}
