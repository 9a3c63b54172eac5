import type { Message } from '@rostrum/domain';
import { asNode, Popover, Speech } from '@rostrum/ui';
import * as m from '@rostrum/words/room-floor';
import { machineTime, timeWithSeconds } from '../session/index.ts';

/** "edited", and behind it the earlier wordings, each with the time of its replacement. */
export function EditHistory({ message }: { message: Message }) {
  return (
    <Popover
      title={m.historyTitle()}
      align="start"
      trigger={
        <button type="button" className="link">
          {m.edited()}
        </button>
      }
    >
      <ol className="edits">
        {message.edits.map(({ text, atMs }) => (
          <li key={atMs}>
            <span className="tiny faint">
              {asNode(
                m.until({
                  time: timeWithSeconds(atMs),
                  moment: (inside) => (
                    <time className="num" dateTime={machineTime(atMs)}>
                      {asNode(inside)}
                    </time>
                  ),
                }),
              )}
            </span>
            <Speech text={text} />
          </li>
        ))}
      </ol>
    </Popover>
  );
}
