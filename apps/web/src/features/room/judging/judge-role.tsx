import { isJudge, paceLengths, ranksTeams, rulingOf, type Room } from '@rostrum/domain';
import { asNode, Ask, Button, lengthText } from '@rostrum/ui';
import { formatNumber } from '@rostrum/words';
import * as m from '@rostrum/words/room-judging';
import type { ReactNode } from 'react';
import { useDebateRoom, useRoomCommands } from '../session/index.ts';

/** A judge’s task, until the ballots open; empty for anybody else. */
export function JudgeRole() {
  const { room, uid } = useDebateRoom();
  const { run, busy } = useRoomCommands();
  if (!isJudge(room.debate, uid) || room.debate.ballots) return null;
  return (
    <Ask
      label={m.youJudge()}
      actions={
        <Button
          size="sm"
          busy={busy === 'declineJudging'}
          onClick={() => void run({ type: 'declineJudging', roomId: room.id })}
        >
          {m.decline()}
        </Button>
      }
    >
      {taskWords(room)}
    </Ask>
  );
}

/** The ballot that waits for a judge after the speeches. */
function taskWords({ debate: { format } }: Room): ReactNode {
  const scale = rulingOf(format)?.speech;
  const task = {
    time: lengthText(paceLengths(format).judgingSeconds),
    decision: ranksTeams(format) ? 'rank' : 'winner',
    b: (inside: readonly ReactNode[]) => <b className="strong">{asNode(inside)}</b>,
  };
  if (!scale) return asNode(m.task(task));
  return asNode(
    m.taskWithScale({ ...task, least: formatNumber(scale.least), most: formatNumber(scale.most) }),
  );
}
