import type { HelpLine } from '@rostrum/domain';
import { Link } from '@rostrum/ui';
import * as m from '@rostrum/words/help-lines';

/** People to talk to: their numbers to tap on, and their websites. */
export function HelpList({
  lines,
  emergency,
}: {
  lines: readonly HelpLine[];
  emergency?: string | undefined;
}) {
  return (
    <ul className="help-lines">
      {lines.map((line) => (
        <li key={line.name}>
          <b translate="no">{line.name}</b> {line.phone && <Phone number={line.phone} />}
          {line.website && (
            <Link href={line.website} translate="no">
              {hostOf(line.website)}
            </Link>
          )}
          {line.note && <span className="muted">{line.note}</span>}
        </li>
      ))}
      {emergency && (
        <li>
          <b>{m.inDanger()}</b> <Phone number={emergency} />
          <span className="muted">{m.emergencyNumber()}</span>
        </li>
      )}
    </ul>
  );
}

/** A number, ready to dial. */
function Phone({ number }: { number: string }) {
  return (
    <Link className="num" href={`tel:${number.replaceAll(' ', '')}`}>
      {number}
    </Link>
  );
}

function hostOf(address: string): string {
  return new URL(address).host.replace(/^www\./, '');
}
