import { useServerNow, useStanding } from '@rostrum/data';
import { isSuspended } from '@rostrum/domain';
import { Link } from '@rostrum/ui';
import * as m from '@rostrum/words/suspension';
import { decisionUrl, settingsUrl } from '../navigation/paths.ts';
import { whenWords } from './when-words.ts';

/** Above every page of a suspended person: until when, why, and what they can still do. */
export function SuspensionLine({ uid }: { uid: string }) {
  const standing = useStanding(uid);
  const nowMs = useServerNow(10_000);
  if (standing.status !== 'ready' || !standing.value?.suspension) return null;
  if (!isSuspended(standing.value, nowMs)) return null;
  const { untilMs, decisionId } = standing.value.suspension;
  return (
    <section className="suspended" aria-label={m.suspension()}>
      <p>
        <b>{untilMs === null ? m.suspendedForGood() : m.suspendedUntil({ when: whenWords(untilMs) })}</b>{' '}
        {m.suspendedMay()}
      </p>
      <p className="row wrap">
        <Link className="link" href={decisionUrl(decisionId)}>
          {m.whyAndAppeal()}
        </Link>
        <Link className="link" href={settingsUrl('data')}>
          {m.yourData()}
        </Link>
      </p>
    </section>
  );
}
