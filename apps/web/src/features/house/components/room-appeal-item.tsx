import { newCommandId, sendRoomCommand } from '@rostrum/data';
import type { FiledAppeal, Verdict } from '@rostrum/domain';
import { Button, Motion, notify } from '@rostrum/ui';
import { useState } from 'react';
import { whenWords } from '../../../casework/when-words.ts';

/** One appeal against an act of the moderator, and the verdict on it. */
export function RoomAppealItem({ appeal }: { appeal: FiledAppeal }) {
  const { id, roomId, motion, says, rule, text, reason, atMs } = appeal;
  const [busy, setBusy] = useState<Verdict | null>(null);
  const decide = async (verdict: Verdict) => {
    if (busy) return;
    setBusy(verdict);
    const reply = await sendRoomCommand(
      { type: 'decideAppeal', roomId, interventionId: id, verdict },
      newCommandId(),
    );
    setBusy(null);
    if (reply.status !== 'done') notify({ text: reply.message, tone: 'danger' });
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
          busy={busy === 'upheld'}
          aria-label={`Let it stand: ${motion}`}
          onClick={() => void decide('upheld')}
        >
          Let it stand
        </Button>
        <Button
          busy={busy === 'overturned'}
          aria-label={`Overturn: ${motion}`}
          onClick={() => void decide('overturned')}
        >
          Overturn
        </Button>
      </p>
    </li>
  );
}
