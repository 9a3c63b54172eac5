import type { FiledAppeal, Verdict } from '@rostrum/domain';
import { Button, Motion } from '@rostrum/ui';
import { useState } from 'react';
import { whenWords } from '../../../shared/casework/when-words.ts';
import { useCommand } from '../../../shared/commands/use-command.ts';

/** One appeal against an act of the moderator, and the verdict on it. */
export function RoomAppealItem({ appeal }: { appeal: FiledAppeal }) {
  const { id, roomId, motion, says, rule, text, reason, atMs } = appeal;
  const [chosen, setChosen] = useState<Verdict | null>(null);
  const { busy, run } = useCommand('rooms');
  const decide = (verdict: Verdict) => {
    if (busy) return;
    setChosen(verdict);
    void run({ type: 'decideAppeal', roomId, interventionId: id, verdict });
  };
  return (
    <li className="case">
      <Motion size="sm" as="h3">
        {motion}
      </Motion>
      {text !== null && <blockquote className="serif wrap-anywhere">{text}</blockquote>}
      <p className="small">
        The moderator: {says}
        {rule !== null && <span className="muted"> {rule}</span>}
      </p>
      <p className="small wrap-anywhere">
        <b className="strong">Appeal:</b> {reason}
      </p>
      <p className="tiny faint num">{whenWords(atMs)}</p>
      <p className="row wrap">
        <Button
          busy={busy !== null && chosen === 'upheld'}
          aria-label={`Let it stand: ${motion}`}
          onClick={() => decide('upheld')}
        >
          Let it stand
        </Button>
        <Button
          busy={busy !== null && chosen === 'overturned'}
          aria-label={`Overturn: ${motion}`}
          onClick={() => decide('overturned')}
        >
          Overturn
        </Button>
      </p>
    </li>
  );
}
