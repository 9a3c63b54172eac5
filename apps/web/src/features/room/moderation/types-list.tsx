import { actSchema, INTERVENTION_WORDS, type Act } from '@rostrum/domain';
import { Switch } from '@rostrum/ui';
import * as m from '@rostrum/words/room-moderation';
import { isJudging } from './rulings.ts';
import { useDebateRoom, useRoomCommands } from '../session/index.ts';

/** The acts that can be silenced; turns and bells belong to the debate. */
const PAUSABLE: readonly Act[] = actSchema.options.filter((act) => isJudging(act));

/** The host silences a type of act, or allows it again, no matter who paused it. */
export function TypesList() {
  const { room } = useDebateRoom();
  const { run, busy } = useRoomCommands();
  const isBusy = busy === 'silenceType' || busy === 'allowType';
  return (
    <div className="types-list" aria-busy={isBusy || undefined}>
      {PAUSABLE.map((act) => {
        const by = room.pausedActs?.[act];
        return (
          <Switch
            key={act}
            label={INTERVENTION_WORDS[act].ledger()}
            hint={by && m.checkOff({ by })}
            checked={by === undefined}
            onChange={() =>
              void (by === undefined
                ? run({ type: 'silenceType', roomId: room.id, act })
                : run({ type: 'allowType', roomId: room.id, act }))
            }
          />
        );
      })}
    </div>
  );
}
