import { formatName, FORMATS, formatSummary, LIMITS } from '@rostrum/domain';
import { FormatTable } from './format-table.tsx';

const FIRST = Math.min(...LIMITS.letterStepHours);
const LAST = Math.max(...LIMITS.letterStepHours);

/** Every format there is, drawn from the format itself. */
export function FormatsSection() {
  return (
    <>
      <p data-claim="guide-custom-lengths">
        A format is the order of a debate: who speaks, in which step, for how long. The person who starts a
        debate can set other lengths; it then says “custom”.
      </p>
      <p data-claim="guide-paces">
        Every format has a spoken pace, with its real lengths, and a written pace for people who type: as many
        words, and {LIMITS.typedWordsPerMinute} words a minute to type them. Or people debate by
        correspondence: then each step has between {FIRST} hours and {LAST / 24} days, a speaker may write{' '}
        {LIMITS.letterCharacters.toLocaleString('en-GB')} characters in it, and what needs both sides at once
        (points of information, the prep bank, the coin) falls away.
      </p>
      <ul data-claim="guide-formats">
        {[...FORMATS.values()].map((format) => (
          <li key={format.id}>
            <a href={`#format-${format.id}`}>{formatName(format)}</a>. {formatSummary(format)}
          </li>
        ))}
      </ul>
      {[...FORMATS.values()].map((format) => (
        <FormatTable key={format.id} format={format} />
      ))}
      <p data-claim="guide-clock">
        A spoken step allows {LIMITS.charactersPerSecond} characters for each second, and a written one{' '}
        {LIMITS.typedWordsPerMinute * LIMITS.charactersPerWord} for each minute, so that text and time agree.
        After its deadline there are {LIMITS.graceSeconds} seconds to finish a sentence. The server keeps the
        clock: a device that shows another time changes nothing.
      </p>
    </>
  );
}
