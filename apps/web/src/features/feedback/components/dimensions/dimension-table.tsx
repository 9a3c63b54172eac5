import { DIMENSION_WORDS, type DimensionScore, type Feedback } from '@rostrum/domain';
import { NOT_JUDGED_WORDS } from '@rostrum/moderator/report';
import { asNode, ModeratorWords, moderatorWords, SectionHead, ValueBar, SpeechLine } from '@rostrum/ui';
import * as m from '@rostrum/words/feedback';
import { decimal } from '../../logic/amounts.ts';
import { ScoreMeanings } from './score-meanings.tsx';

const SCALES = {
  wudc: { least: 50, most: 100 },
  wsdc: { least: 60, most: 80 },
  us: { least: 25, most: 30 },
} as const;

/** One's part in one debate, by dimension: the score, the words that it rests on, and what to do next. */
export function DimensionTable({ feedback }: { feedback: Feedback }) {
  const { dimensions, points, notJudged } = feedback;
  return (
    <section aria-labelledby="dimensions-head">
      <SectionHead
        id="dimensions-head"
        as="h3"
        aside={
          points &&
          m.pointsOfScale({ scale: points.scale, value: decimal(points.value), ...SCALES[points.scale] })
        }
      >
        {m.yourPart()}
      </SectionHead>
      {notJudged ? (
        <p className="muted mt-3">{NOT_JUDGED_WORDS[notJudged]()}</p>
      ) : (
        <>
          <ul className="list">
            {dimensions.map((score) => (
              <Row key={score.dimension} score={score} />
            ))}
          </ul>
          <ScoreMeanings />
        </>
      )}
    </section>
  );
}

function Row({ score: { dimension, score, low, high, reason, quote, next } }: { score: DimensionScore }) {
  return (
    <li className="dimension">
      <b className="font-medium">{DIMENSION_WORDS[dimension].name()}</b>
      {score === null ? (
        <span className="muted">–</span>
      ) : (
        <span className="row num">
          <ValueBar value={score} interval={[low ?? score, high ?? score]} marks={[1, 2, 3, 4, 5]} />
          {decimal(score)}
        </span>
      )}
      <div className="grid gap-1">
        <p className="small">
          <ModeratorWords>{reason}</ModeratorWords>
        </p>
        {quote && (
          <p className="serif small wrap-anywhere">
            {asNode(m.quotedSpeech({ words: () => <SpeechLine text={quote.text} /> }))}
          </p>
        )}
        {next !== '' && (
          <p className="small">
            {asNode(
              m.next({
                advice: next,
                label: (inside) => <b className="font-medium">{asNode(inside)}</b>,
                words: moderatorWords,
              }),
            )}
          </p>
        )}
      </div>
    </li>
  );
}
