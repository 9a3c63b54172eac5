import {
  benchOf,
  LIMITS,
  type Member,
  peopleOpposite,
  personName,
  type Room,
  shownName,
} from '@rostrum/domain';
import { Bones, Button, Checkbox, Dialog } from '@rostrum/ui';
import * as m from '@rostrum/words/room-judging';
import { useEffect, useState } from 'react';
import { useDebateRoom, useRoomCommands, useRoomPeople } from '../session/index.ts';

/** The host names one judge or an odd panel, out of the people who are here without a seat. A host on a bench asks for it. */
export function JudgesDialog({ onClose }: { onClose: () => void }) {
  const { room, uid } = useDebateRoom();
  const { run, busy } = useRoomCommands();
  const { audience, onAskAudience } = useRoomPeople();
  const [chosen, setChosen] = useState<readonly string[]>(room.debate.judges);
  useEffect(onAskAudience, [onAskAudience]);
  const people = audience.status === 'ready' ? candidates(room, audience.members) : undefined;
  const isAsking = peopleOpposite(room.debate, uid).length > 0;
  const toggle = (person: string) =>
    setChosen(chosen.includes(person) ? chosen.filter((one) => one !== person) : [...chosen, person]);
  const name = async () => {
    const done = await run({ type: 'nameJudges', roomId: room.id, uids: [...chosen] });
    if (done) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.whoJudges()}
      text={isAsking ? m.askForJudgesText() : m.whoJudgesText()}
      actions={
        <Button
          look="primary"
          busy={busy === 'nameJudges'}
          disabledBecause={whyNot(room, chosen)}
          onClick={() => void name()}
        >
          {labelOf(chosen.length, isAsking)}
        </Button>
      }
    >
      {audience.status === 'error' && <p className="small muted">{audience.message}</p>}
      {!people && audience.status !== 'error' && <Bones label={m.lookingWhoIsHere()} lines={3} />}
      {people?.length === 0 && <p className="muted">{m.nobodyToJudge()}</p>}
      <div className="grid gap-3">
        {people?.map((person) => (
          <Checkbox
            key={person.uid}
            label={person.uid === uid ? m.personYou({ name: person.name }) : person.name}
            hint={chosen.length > 1 && chosen[0] === person.uid ? m.chairOfPanel() : undefined}
            checked={chosen.includes(person.uid)}
            onChange={() => toggle(person.uid)}
          />
        ))}
      </div>
    </Dialog>
  );
}

/** Today's judges, and everybody who is here and has no part in the debate. */
function candidates(room: Room, members: readonly Member[]): { uid: string; name: string }[] {
  const { debate } = room;
  const named = debate.judges.map((uid) => ({ uid, name: personName(room, uid) }));
  const here = members
    .filter(({ uid }) => !debate.judges.includes(uid) && !debate.removed.includes(uid))
    .filter(({ uid }) => benchOf(debate, uid) === undefined)
    .map(({ uid, displayName }) => ({ uid, name: shownName(displayName) }));
  return [...named, ...here];
}

function labelOf(count: number, isAsking: boolean): string {
  if (isAsking) return m.askForJudges({ count });
  return count === 0 ? m.noJudges() : m.nameJudges({ count });
}

function whyNot({ debate }: Room, chosen: readonly string[]): string | undefined {
  if (chosen.length > LIMITS.judgesAtMost) return m.tooManyJudges({ most: LIMITS.judgesAtMost });
  if (chosen.length > 0 && chosen.length % 2 === 0) return m.chooseOdd();
  return chosen.join() === debate.judges.join() ? m.nothingChanged() : undefined;
}
