import { Collapsible, Tag } from '@rostrum/ui';
import { formatNumber } from '@rostrum/words';
import * as m from '@rostrum/words/moderation-page';
import type { HeadResult } from '../../logic/moderation/heads.ts';

/** As many marked words as are listed for one head, and as much of each. */
const QUOTES = 5;
const QUOTE_LENGTH = 80;

/** Each head with its score; its basis is folded away. */
export function HeadList({ heads, text }: { heads: readonly HeadResult[]; text: string }) {
  return (
    <ul className="heads">
      {heads.map((head) => (
        <li key={head.id}>
          <Collapsible summary={<Score head={head} />}>
            <Why head={head} text={text} />
          </Collapsible>
        </li>
      ))}
    </ul>
  );
}

function Score({ head: { name, score, flag, verdict } }: { head: HeadResult }) {
  return (
    <span className="head-line">
      <span>{name}</span>
      <span className="head-verdict">{verdict && <Tag tone={flag ? 'accent' : 'plain'}>{verdict}</Tag>}</span>
      <span className="head-bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.abs(score ?? 0) * 100}%` }} />
      </span>
      <span className="head-score">{score === null ? '–' : inFigures(score)}</span>
    </span>
  );
}

/** "0.95", with the decimal sign of the language and a true minus. */
function inFigures(score: number): string {
  return formatNumber(score, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).replace('-', '−');
}

function Why({ head: { reason, spans, features }, text }: { head: HeadResult; text: string }) {
  const quotes = spans.slice(0, QUOTES).map(({ start, end }) => ({
    start,
    words: text.slice(start, Math.min(end, start + QUOTE_LENGTH)) + (end - start > QUOTE_LENGTH ? '…' : ''),
  }));
  return (
    <>
      <p>{reason}</p>
      <dl className="head-why">
        {quotes.map(({ start, words }) => (
          <div key={start}>
            <dt>{m.words()}</dt>
            <dd className="quote" dir="auto">
              {words}
            </dd>
          </div>
        ))}
        {features.map(({ label, value }, place) => (
          <div key={`${place} ${label}`}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
