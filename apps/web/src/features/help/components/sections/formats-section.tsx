import { formatName, FORMATS, formatSummary, LIMITS } from '@rostrum/domain';
import { asNode } from '@rostrum/ui';
import * as m from '@rostrum/words/guide';
import { FormatTable } from './format-table.tsx';

const FIRST = Math.min(...LIMITS.letterStepHours);
const LAST = Math.max(...LIMITS.letterStepHours);

/** Every format there is, drawn from the format itself. */
export function FormatsSection() {
  return (
    <>
      <p data-claim="guide-custom-lengths">{m.customLengths()}</p>
      <p data-claim="guide-paces">
        {m.paces({
          words: LIMITS.typedWordsPerMinute,
          first: FIRST,
          last: LAST / 24,
          characters: LIMITS.letterCharacters,
        })}
      </p>
      <ul data-claim="guide-formats">
        {[...FORMATS.values()].map((one) => (
          <li key={one.id}>
            {asNode(
              m.formatAndSummary({
                name: formatName(one),
                summary: formatSummary(one),
                format: (inside) => <a href={`#format-${one.id}`}>{asNode(inside)}</a>,
              }),
            )}
          </li>
        ))}
      </ul>
      {[...FORMATS.values()].map((format) => (
        <FormatTable key={format.id} format={format} />
      ))}
      <p data-claim="guide-clock">
        {m.clock({
          spoken: LIMITS.charactersPerSecond,
          written: LIMITS.typedWordsPerMinute * LIMITS.charactersPerWord,
          grace: LIMITS.graceSeconds,
        })}
      </p>
    </>
  );
}
