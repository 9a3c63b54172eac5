import { useServerNow } from '@rostrum/data';
import { LIMITS, type Seeker } from '@rostrum/domain';
import { asNode, Button, ButtonLink, clockText } from '@rostrum/ui';
import * as m from '@rostrum/words/room-find';
import { PATHS } from '../../../shared/navigation/paths.ts';
import { othersWords } from './find-words.ts';

export type WaitingPanelProps = {
  place: Pick<Seeker, 'sinceMs' | 'wasMissed'>;
  others: number | undefined;
  onStop: () => void;
  busy: boolean;
};

/** How long one has waited and how many others wait; after a while, something else to do. */
export function WaitingPanel({ place, others, onStop, busy }: WaitingPanelProps) {
  const waitedMs = Math.max(0, useServerNow(1_000) - place.sinceMs);
  const isLong = waitedMs >= LIMITS.seekLongSeconds * 1_000;
  return (
    <div className="stack">
      <output className="stack-2">
        {place.wasMissed && <p>{m.wasMissed()}</p>}
        <p>{others === undefined ? m.weAreLooking() : othersWords(others)}</p>
      </output>
      <p className="muted">
        {asNode(
          m.waited({
            time: clockText(Math.floor(waitedMs / 1_000) * 1_000),
            b: (inside) => <b className="num">{asNode(inside)}</b>,
          }),
        )}
      </p>
      {isLong && (
        <div className="stack-2">
          <p>{m.mayTakeAWhile()}</p>
          <p className="row wrap">
            <ButtonLink href={PATHS.practice}>{m.practise()}</ButtonLink>
            <ButtonLink href={PATHS.people}>{m.challenge()}</ButtonLink>
          </p>
        </div>
      )}
      <Button className="justify-self-start" busy={busy} onClick={onStop}>
        {m.stop()}
      </Button>
    </div>
  );
}
