import { personName } from '@rostrum/domain';
import { Button, Dialog, Field, Select } from '@rostrum/ui';
import * as m from '@rostrum/words/room-screen';
import { useState } from 'react';
import { heirsIn } from '../actions/index.ts';
import { useDebateRoom, useRoomClock, useRoomPeople } from '../session/index.ts';

/** The choice of the next person who is here. */
const NEXT = 'next';

export type LeaveAsHostProps = {
  text: string;
  confirm: string;
  onClose: () => void;
  /** Leaves; null leaves the chair to the next in order. */
  onLeave: (to: string | null) => void;
};

/** A host who leaves before the start says in the same step who hosts the debate from then on. */
export function LeaveAsHost({ text, confirm, onClose, onLeave }: LeaveAsHostProps) {
  const { room } = useDebateRoom();
  const { members } = useRoomPeople();
  const heirs = heirsIn(room, members, useRoomClock());
  const [chosen, setChosen] = useState<string>();
  const to = chosen ?? heirs[0] ?? NEXT;
  const options = [
    ...heirs.map((uid) => ({ value: uid, label: personName(room, uid) })),
    { value: NEXT, label: m.nextPersonHere() },
  ];
  const leave = () => {
    onClose();
    onLeave(to === NEXT ? null : to);
  };
  return (
    <Dialog
      open
      title={m.leaveTitle()}
      text={text}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onClick={onClose}>{m.stay()}</Button>
          <Button look="danger-solid" onClick={leave}>
            {confirm}
          </Button>
        </>
      }
    >
      {heirs.length > 0 ? (
        <Field label={m.whoHostsNext()}>
          <Select options={options} value={to} onChange={setChosen} />
        </Field>
      ) : (
        <p className="muted">{m.noHeirs()}</p>
      )}
    </Dialog>
  );
}
