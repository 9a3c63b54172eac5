import { asNode, Link } from '@rostrum/ui';
import * as m from '@rostrum/words/house';
import { personUrl } from '../../../shared/navigation/paths.ts';

/** Whom something reported is by, and the debate it is from; either may be missing. */
export function Origin({ about, name, motion }: { about: string; name: string; motion: string }) {
  return (
    <>
      {about !== '' &&
        asNode(
          m.by({
            name,
            person: (inside) => (
              <Link className="link" href={personUrl(about)}>
                {asNode(inside)}
              </Link>
            ),
          }),
        )}
      {about !== '' && motion && ' · '}
      {motion &&
        asNode(
          m.inDebate({
            text: motion,
            motion: (inside) => (
              <span className="serif" dir="auto">
                {asNode(inside)}
              </span>
            ),
          }),
        )}
    </>
  );
}
