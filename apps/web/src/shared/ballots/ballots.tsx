import { useGivenBallots, type Live } from '@rostrum/data';
import { benchOf, debaterIds, personName, type BallotDocument, type Room } from '@rostrum/domain';
import { Bones, Button, ErrorState, SectionHead, Side } from '@rostrum/ui';
import { useState } from 'react';
import * as m from '@rostrum/words/ballots';
import { useCommand, type Run } from '../commands/use-command.ts';
import { BallotDialog } from './ballot-dialog.tsx';

/** Members of the room mark its debaters here, and a debater states their expectation. Nothing if everybody has left their seat. */
export function Ballots({ room, uid }: { room: Room; uid: string }) {
  const { busy, run } = useCommand('feedback');
  return (
    <BallotsView
      room={room}
      uid={uid}
      given={useGivenBallots(room.id, uid)}
      isBusy={busy !== null}
      run={run}
    />
  );
}

export type BallotsViewProps = {
  room: Room;
  uid: string;
  given: Live<readonly BallotDocument[]>;
  isBusy: boolean;
  run: Run<'feedback'>;
};

export function BallotsView({ room, uid, given, isBusy, run }: BallotsViewProps) {
  const [openUid, setOpenUid] = useState<string>();
  const mine = given.status === 'ready' ? given.value : [];
  const ballotFor = (about: string) => mine.find((ballot) => ballot.about === about);
  const debaters = debaterIds(room.debate);
  if (debaters.length === 0) return null;
  return (
    <section aria-labelledby="ballots-head">
      <SectionHead id="ballots-head" aside={m.onlyThey()}>
        {m.title()}
      </SectionHead>
      {given.status === 'loading' && <Bones label={m.loading()} lines={2} />}
      {given.status === 'error' && (
        <ErrorState small title={m.failed()} onRetry={given.retry}>
          {given.message}
        </ErrorState>
      )}
      {given.status === 'ready' && (
        <ul className="list">
          {debaters.map((about) => {
            const side = benchOf(room.debate, about);
            return (
              <li key={about}>
                <div className="row wrap py-2">
                  <span className="min-w-0 wrap-anywhere">{personName(room, about)}</span>
                  {side && <Side side={side} />}
                  <span className="push">
                    <BallotButton
                      name={personName(room, about)}
                      isOwn={about === uid}
                      isGiven={ballotFor(about) !== undefined}
                      onOpen={() => setOpenUid(about)}
                    />
                  </span>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {openUid !== undefined && (
        <BallotDialog
          roomId={room.id}
          about={{ uid: openUid, name: personName(room, openUid) }}
          given={ballotFor(openUid)}
          isOwn={openUid === uid}
          isBusy={isBusy}
          run={run}
          onClose={() => setOpenUid(undefined)}
        />
      )}
    </section>
  );
}

type BallotButtonProps = { name: string; isOwn: boolean; isGiven: boolean; onOpen: () => void };

/** An expectation is final; marks for others may be changed. */
function BallotButton({ name, isOwn, isGiven, onOpen }: BallotButtonProps) {
  if (isOwn && isGiven) return <span className="small muted">{m.predicted()}</span>;
  const [words, aloud] = isOwn
    ? [m.predict(), undefined]
    : isGiven
      ? [m.change(), m.changeFor({ name })]
      : [m.mark(), m.markSomebody({ name })];
  return (
    <Button size="sm" aria-label={aloud} onClick={onOpen}>
      {words}
    </Button>
  );
}
