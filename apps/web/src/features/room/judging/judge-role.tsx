import { isJudge, paceLengths, ranksTeams, rulingOf, type Room } from '@rostrum/domain';
import { Ask, Button, lengthText } from '@rostrum/ui';
import { useDebateRoom, useRoomCommands } from '../session/index.ts';

/** A judge’s task, until the ballots open; empty for anybody else. */
export function JudgeRole() {
  const { room, uid } = useDebateRoom();
  const { run, busy } = useRoomCommands();
  if (!isJudge(room.debate, uid) || room.debate.ballots) return null;
  return (
    <Ask
      label="You judge"
      actions={
        <Button
          size="sm"
          busy={busy === 'declineJudging'}
          onClick={() => void run({ type: 'declineJudging', roomId: room.id })}
        >
          Decline
        </Button>
      }
    >
      <b className="strong">You judge this debate.</b> {taskWords(room)}
    </Ask>
  );
}

/** The ballot that waits for a judge after the speeches. */
function taskWords({ debate: { format } }: Room): string {
  const decides = ranksTeams(format) ? 'rank the teams' : 'name the winner';
  const scale = rulingOf(format)?.speech;
  const points = scale ? `give each speaker ${scale.least} to ${scale.most} points` : 'give points';
  const time = lengthText(paceLengths(format).judgingSeconds);
  return `After the last speech you have ${time} to ${decides}, ${points}, and say why.`;
}
