import type { Room } from '@rostrum/domain';
import { asNode, Link } from '@rostrum/ui';
import * as m from '@rostrum/words/casework';
import { Landmark } from 'lucide-react';
import { decisionUrl } from '../navigation/paths.ts';
import { whenWords } from './when-words.ts';

/**
 * Shows that the house closed a debate; its host gets a link to the reason. `uid`: the viewer, null for a visitor.
 */
export function ClosedLine({ room: { closed, hostId }, uid }: { room: Room; uid: string | null }) {
  if (!closed) return null;
  return (
    <p className="row wrap bg-raised text-ink-2 small px-8 py-1.5 max-md:px-4">
      <Landmark className="icon icon-sm" />
      <span>
        {asNode(
          m.debateClosed({
            when: whenWords(closed.atMs),
            moment: (inside) => <span className="num">{asNode(inside)}</span>,
          }),
        )}
      </span>
      {uid === hostId && (
        <Link className="link" href={decisionUrl(closed.decisionId)}>
          {m.whyAndAppeal()}
        </Link>
      )}
    </p>
  );
}
