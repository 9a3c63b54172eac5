import { LIMITS, ranksTeams, type JudgeBallot } from '@rostrum/domain';
import { Button, Checkbox, Field, notify, TextArea } from '@rostrum/ui';
import * as m from '@rostrum/words/room-judging';
import { useState } from 'react';
import { useHeldWords } from '../../../shared/commands/use-held-words.ts';
import { useDebateRoom, useRoomCommands } from '../session/index.ts';
import { finished, isLowPoint, type BallotDraft } from './ballot-draft.ts';
import { PlacesField } from './places-field.tsx';
import { PointsFields } from './points-fields.tsx';
import { useBallotDraft } from './use-ballot-draft.ts';
import { WinnerField } from './winner-field.tsx';

/** The ballot of one judge, by the rules of the format. */
export function BallotForm({ stored }: { stored: JudgeBallot | undefined }) {
  const { room, uid } = useDebateRoom();
  const { run, busy } = useRoomCommands();
  const { draft, isChanged, change: keep, handedIn } = useBallotDraft(room.id, uid, stored);
  const [problem, setProblem] = useState<string>();
  const words = useHeldWords();
  const { debate } = room;
  const change = (changes: Partial<BallotDraft>) => {
    setProblem(undefined);
    words.forget();
    keep(changes);
  };
  const send = async () => {
    const done = finished(debate, draft);
    if ('problem' in done) return setProblem(done.problem);
    const { reason } = draft;
    const command = { type: 'fileBallot', roomId: room.id, ballot: done.ballot, reason } as const;
    const isIn = await run(command, { onHeld: words.onHeld, again: () => void send() });
    if (!isIn) return undefined;
    handedIn();
    return notify({ text: m.ballotIsIn() });
  };
  return (
    <form
      className="grid gap-6"
      aria-label={m.yourBallot()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <header className="aside-head">
        <h3>{m.yourBallot()}</h3>
        <span className="tiny muted">{stateWords(stored !== undefined, isChanged)}</span>
      </header>
      {ranksTeams(debate.format) ? (
        <PlacesField debate={debate} draft={draft} onChange={change} />
      ) : (
        <WinnerField winner={draft.winner} onChange={(winner) => change({ winner })} />
      )}
      <PointsFields room={room} draft={draft} onChange={change} />
      <Field label={m.reason()} hint={m.reasonHint()} refused={words.at('reason')}>
        <TextArea
          rows={4}
          maxLength={LIMITS.decisionReasonMaxLength}
          value={draft.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </Field>
      {isLowPoint(debate, draft) && (
        <Checkbox
          label={m.lowPointWin()}
          hint={m.lowPointWinHint()}
          checked={draft.isLowPointWin}
          onChange={({ target }) => change({ isLowPointWin: target.checked })}
        />
      )}
      {problem !== undefined && (
        <p className="hint hint-bad" role="alert">
          {problem}
        </p>
      )}
      <Button look="primary" type="submit" className="justify-self-start" busy={busy === 'fileBallot'}>
        {stored ? m.changeBallot() : m.handIn()}
      </Button>
    </form>
  );
}

/** Where the ballot is: handed in, or on this device. */
function stateWords(isIn: boolean, isChanged: boolean): string {
  if (isIn) return m.state({ state: isChanged ? 'changed' : 'in' });
  return m.state({ state: isChanged ? 'kept' : 'empty' });
}
