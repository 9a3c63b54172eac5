import { useMyRooms } from '@rostrum/data';
import type { Room } from '@rostrum/domain';
import { Bones, Button, Dialog, ErrorState, notify } from '@rostrum/ui';
import * as m from '@rostrum/words/people';
import type { PersonDialogProps } from './person-dialog-props.ts';

/** Chooses one of one's own rooms for an invitation. */
export function InviteDialog({ uid, me, name, people, onClose }: PersonDialogProps & { me: string }) {
  const rooms = useMyRooms(me);
  const invite = async (roomId: string) => {
    const again = () => void invite(roomId);
    if (!(await people.run({ type: 'invite', uid, roomId }, { again }))) return;
    notify({ text: m.invited({ name }), tone: 'good' });
    onClose();
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={m.inviteTitle({ name })}
      text={m.inviteHint()}
      actions={<Button onClick={onClose}>{m.cancel()}</Button>}
    >
      {rooms.status === 'loading' && <Bones label={m.loadingRooms()} lines={3} />}
      {rooms.status === 'error' && (
        <ErrorState small title={m.failedRooms()} onRetry={rooms.retry}>
          {rooms.message}
        </ErrorState>
      )}
      {rooms.status === 'ready' && (
        <OpenRooms
          rooms={rooms.value.filter((room) => isOpenTo(room, uid))}
          busy={people.busy === 'invite'}
          onChoose={(roomId) => void invite(roomId)}
        />
      )}
    </Dialog>
  );
}

function isOpenTo({ status, peopleIds }: Room, uid: string): boolean {
  return (status === 'open' || status === 'live') && !peopleIds.includes(uid);
}

function OpenRooms(props: { rooms: readonly Room[]; busy: boolean; onChoose: (roomId: string) => void }) {
  const { rooms, busy, onChoose } = props;
  if (rooms.length === 0) {
    return <p className="muted">{m.noOpenRoom()}</p>;
  }
  return (
    <ul className="list">
      {rooms.map((room) => (
        <li key={room.id} className="suggest">
          <span className="serif">{room.motion}</span>
          <Button
            size="sm"
            busy={busy}
            aria-label={m.inviteInto({ motion: room.motion })}
            onClick={() => onChoose(room.id)}
          >
            {m.invite()}
          </Button>
        </li>
      ))}
    </ul>
  );
}
