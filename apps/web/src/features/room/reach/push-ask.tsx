import {
  awaitedIn,
  countOf,
  isByCorrespondence,
  isFinished,
  PUSH_ASKED_KEY,
  seatTakenBy,
  type Room,
} from '@rostrum/domain';
import { Ask, Button } from '@rostrum/ui';
import * as m from '@rostrum/words/room-reach';
import { useCommand } from '../../../shared/commands/use-command.ts';
import { usePush } from '../../../shared/reach/use-push.ts';
import { useKept } from '../../../shared/settings/use-kept.ts';
import { canPush } from '../../../shared/reach/browser-push.ts';
import { isMyTurn, useDebateRoom } from '../session/index.ts';

/**
 * Offers push messages once somebody has posted in a debate by correspondence and their first turn is over: only then
 * are they about to wait. Answered once in this browser.
 */
export function PushAsk() {
  const { room, uid } = useDebateRoom();
  const [isAnswered, setAnswered] = useKept(PUSH_ASKED_KEY, false);
  if (isAnswered || !hasHadTurn(room, uid) || !canPush() || Notification.permission !== 'default')
    return null;
  return <Offer onAnswer={() => setAnswered(true)} />;
}

/** Whether this person has posted in a debate by correspondence that now waits for others. */
export function hasHadTurn(room: Room, uid: string): boolean {
  const { debate } = room;
  if (!isByCorrespondence(debate.format) || isFinished(debate)) return false;
  if (!seatTakenBy(debate, uid) || countOf(debate.spoken, uid) === 0) return false;
  return !isMyTurn(room, uid) && !awaitedIn(debate).includes(uid);
}

function Offer({ onAnswer }: { onAnswer: () => void }) {
  const { run } = useCommand('people');
  const { channels, isBusy, switchOn } = usePush(run);
  if (!channels?.pushKey) return null;
  const accept = async () => {
    await switchOn();
    onAnswer();
  };
  return (
    <Ask
      label={m.nextTurn()}
      actions={
        <>
          <Button size="sm" look="primary" busy={isBusy} onClick={() => void accept()}>
            {m.tellMe()}
          </Button>
          <Button size="sm" look="quiet" onClick={onAnswer}>
            {m.notNow()}
          </Button>
        </>
      }
    >
      {m.offer()} <span className="max-md:hidden">{m.offerHint()}</span>
    </Ask>
  );
}
