import { useServerNow } from '@rostrum/data';
import { LIMITS, type Seeker } from '@rostrum/domain';
import { Button, ButtonLink, clockText } from '@rostrum/ui';
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
        {place.wasMissed && (
          <p>The person we found for you did not come. You have your place in the queue back.</p>
        )}
        <p>{others === undefined ? 'We are looking.' : othersWords(others)}</p>
      </output>
      <p className="muted">
        You have waited <b className="num">{clockText(Math.floor(waitedMs / 1_000) * 1_000)}</b>. Keep this
        page open: if you leave it, you give up your place.
      </p>
      {isLong && (
        <div className="stack-2">
          <p>This may take a while. You could do something else instead:</p>
          <p className="row wrap">
            <ButtonLink href={PATHS.practice}>Practise against the AI</ButtonLink>
            <ButtonLink href={PATHS.people}>Challenge somebody</ButtonLink>
          </p>
        </div>
      )}
      <Button className="justify-self-start" busy={busy} onClick={onStop}>
        Stop looking
      </Button>
    </div>
  );
}
