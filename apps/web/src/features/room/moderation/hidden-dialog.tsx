import type { HiddenMessage } from '@rostrum/data';
import { benchOf, meantStep, peopleOpposite, shownName } from '@rostrum/domain';
import { Button, Dialog, Said, Speech } from '@rostrum/ui';
import * as m from '@rostrum/words/room-moderation';
import { machineTime, timeOfDay, useDebateRoom, useHostDesk, useRoomCommands } from '../session/index.ts';
import { ActCard } from './act-card.tsx';
import { canUndo } from './rulings.ts';

/**
 * The host reads the hidden message with the reason, and decides: it stays hidden, or it is shown; then the debate
 * continues. A host on a bench shows nothing, and asks the other bench before it continues.
 */
export function HiddenDialog({ onClose }: { onClose: () => void }) {
  const { room, uid } = useDebateRoom();
  const { hidden = [] } = useHostDesk();
  const { run, busy } = useRoomCommands();
  const { id: roomId, debate } = room;
  const goOn = async () => {
    const again = () => void goOn();
    const answered = await run({ type: 'answerCall', roomId }, { again });
    const stepSeq = meantStep(debate, 'resume', uid);
    if (answered && (await run({ type: 'resume', roomId, stepSeq }, { again }))) onClose();
  };
  const showIt = async (shown: HiddenMessage) => {
    const command = { type: 'undoAct', roomId, interventionId: shown.act.id } as const;
    if (await run(command, { again: () => void showIt(shown) })) await goOn();
  };
  const isBusy = busy === 'resume' || busy === 'undoAct' || busy === 'answerCall';
  const [last] = hidden.slice(-1);
  if (!last) return null;
  const { message, act } = last;
  const isOwn = message.authorId === uid;
  const isDebater = benchOf(debate, uid) !== undefined;
  const asks = peopleOpposite(debate, uid).length > 0;
  const mayShow = canUndo(act, { uid, hostId: room.hostId, isDebater }, message.authorId);
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={m.hiddenTitle()}
      text={m.hiddenText({ whose: isOwn ? 'yours' : 'theirs' })}
      actions={
        <>
          <Button
            busy={isBusy}
            disabledBecause={mayShow ? undefined : m.showNeedsNeutral()}
            onClick={() => void showIt(last)}
          >
            {m.showAndGoOn()}
          </Button>
          <Button look="primary" busy={isBusy} onClick={() => void goOn()}>
            {asks ? m.keepAndAsk() : m.keepAndGoOn()}
          </Button>
        </>
      }
    >
      <div className="floor-list grid gap-4">
        <Said
          author={isOwn ? m.you() : shownName(message.authorName)}
          side={message.side ?? undefined}
          time={timeOfDay(message.createdAtMs)}
          dateTime={machineTime(message.createdAtMs)}
          remark={m.hidden()}
          words={<Speech text={message.text} spans={message.spans} />}
        />
        <ActCard
          act={act}
          message={message}
          readers={isOwn ? 'you' : 'youAndAuthor'}
          verb={m.hidMessage()}
          isOpen
        />
      </div>
    </Dialog>
  );
}
