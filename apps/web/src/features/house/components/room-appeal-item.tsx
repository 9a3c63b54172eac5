import { spokenIn, type FiledAppeal } from '@rostrum/domain';
import { asNode, DebateLanguage, ModeratorWords, moderatorWords, Motion } from '@rostrum/ui';
import * as m from '@rostrum/words/house';
import { roomVerdict } from '../../../shared/casework/room-verdict.ts';
import { VerdictForm } from '../../../shared/casework/verdict-form.tsx';
import { whenWords } from '../../../shared/casework/when-words.ts';
import { useCommand } from '../../../shared/commands/use-command.ts';

/** One appeal against an act of the moderator, and the verdict on it. */
export function RoomAppealItem({ appeal }: { appeal: FiledAppeal }) {
  const { id, roomId, motion, says, rule, text, reason, atMs } = appeal;
  const { busy, run } = useCommand('rooms');
  return (
    <li className="case">
      <Motion size="sm" as="h3">
        {motion}
      </Motion>
      {text !== null && <blockquote className="serif wrap-anywhere">{text}</blockquote>}
      <p className="small">
        <DebateLanguage value={spokenIn(appeal)}>
          {asNode(m.moderatorSays({ says, words: moderatorWords }))}
          {rule !== null && (
            <span className="muted">
              {' '}
              <ModeratorWords>{rule}</ModeratorWords>
            </span>
          )}
        </DebateLanguage>
      </p>
      <p className="small wrap-anywhere">
        {asNode(m.appealSays({ reason, strong: (inside) => <b className="strong">{asNode(inside)}</b> }))}
      </p>
      <p className="tiny faint num">{whenWords(atMs)}</p>
      <VerdictForm
        {...roomVerdict()}
        name={motion}
        isBusy={busy !== null}
        onDecide={(verdict, grounds, hearers) =>
          void run({ type: 'decideAppeal', roomId, interventionId: id, verdict, reason: grounds }, hearers)
        }
      />
    </li>
  );
}
