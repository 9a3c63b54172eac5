import { useHiddenWords } from '@rostrum/data';
import { type Hidden, hiddenLine, type Message, messagesPath, shownName } from '@rostrum/domain';
import { Button, ButtonLink, Said, Speech } from '@rostrum/ui';
import * as m from '@rostrum/words/room-floor';
import { decisionUrl } from '../../../shared/navigation/paths.ts';
import type { FloorActions } from './floor-actions.ts';
import { machineTime, timeOfDay } from '../session/index.ts';

export type HiddenLineProps = { message: Message; hidden: Hidden; uid: string; actions: FloorActions };

/**
 * A message that the house or the host hid after people had read it. Its author can still read it, with the way to
 * appeal; a host can read what they hid, with the way to show it again.
 */
export function HiddenLine({ message, hidden, uid, actions }: HiddenLineProps) {
  const isOwn = message.authorId === uid;
  const onShow = hidden.by === 'host' && !isOwn ? actions.onShow : undefined;
  const words = useHiddenWords(isOwn || onShow ? `${messagesPath(actions.roomId)}/${message.id}` : null);
  const text = words.status === 'ready' ? words.value?.text : undefined;
  const line = hiddenLine(hidden.by);
  return (
    <Said
      author={isOwn ? m.you() : shownName(message.authorName)}
      side={message.side ?? undefined}
      time={timeOfDay(message.createdAtMs)}
      dateTime={machineTime(message.createdAtMs)}
      state={text === undefined ? 'shown' : 'held'}
      stateWords={m.hiddenBy({ by: hidden.by, reader: isOwn ? 'author' : 'host' })}
      words={<Speech text={text ?? line} />}
      stead={text === undefined ? line : undefined}
    >
      {onShow && (
        <Button size="sm" onClick={() => onShow(message)}>
          {m.showAgain()}
        </Button>
      )}
      {isOwn && (
        <ButtonLink size="sm" href={decisionUrl(hidden.decisionId)}>
          {m.whyAndAppeal()}
        </ButtonLink>
      )}
    </Said>
  );
}
