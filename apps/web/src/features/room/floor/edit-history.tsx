import type { Message } from '@rostrum/domain';
import { Popover, Speech } from '@rostrum/ui';
import { machineTime, timeWithSeconds } from '../session/index.ts';

/** "edited", and behind it the earlier wordings, each with the time of its replacement. */
export function EditHistory({ message }: { message: Message }) {
  return (
    <Popover
      title="Before it was edited"
      align="start"
      trigger={
        <button type="button" className="link">
          edited
        </button>
      }
    >
      <ol className="edits">
        {message.edits.map(({ text, atMs }) => (
          <li key={atMs}>
            <span className="tiny faint">
              until{' '}
              <time className="num" dateTime={machineTime(atMs)}>
                {timeWithSeconds(atMs)}
              </time>
            </span>
            <Speech text={text} />
          </li>
        ))}
      </ol>
    </Popover>
  );
}
