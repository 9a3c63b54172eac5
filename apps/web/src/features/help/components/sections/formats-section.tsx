import { FORMATS, LIMITS } from '@rostrum/domain';
import { asNode } from '@rostrum/ui';
import * as m from '@rostrum/words/guide';
import { ForOtherLanguages } from '../../../../shared/language/for-other-languages.tsx';
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
      <ForOtherLanguages>{m.formatsEnglish()}</ForOtherLanguages>
      <ul data-claim="guide-formats">
        {[...FORMATS.values()].map(({ id, name, summary }) => (
          <li key={id}>
            {asNode(
              m.formatAndSummary({
                name,
                summary,
                format: (inside) => <a href={`#format-${id}`}>{asNode(inside)}</a>,
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
