import { DIMENSION_WORDS, type DimensionScore, type Feedback } from '@rostrum/domain';
import { NOT_JUDGED_WORDS } from '@rostrum/moderator/report';
import { SectionHead, ValueBar, SpeechLine } from '@rostrum/ui';
import { ScoreMeanings } from './score-meanings.tsx';

const SCALES = {
  wudc: { name: 'WUDC scale', from: 50, to: 100 },
  wsdc: { name: 'WSDC scale', from: 60, to: 80 },
  us: { name: 'US scale', from: 25, to: 30 },
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
          `${SCALES[points.scale].name}: ${points.value.toFixed(1)} of ${SCALES[points.scale].from}–${SCALES[points.scale].to}`
        }
      >
        Your part, by dimension
      </SectionHead>
      {notJudged ? (
        <p className="muted mt-3">{NOT_JUDGED_WORDS[notJudged]}</p>
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
      <b className="font-medium">{DIMENSION_WORDS[dimension].name}</b>
      {score === null ? (
        <span className="muted">–</span>
      ) : (
        <span className="row num">
          <ValueBar value={score} interval={[low ?? score, high ?? score]} marks={[1, 2, 3, 4, 5]} />
          {score.toFixed(1)}
        </span>
      )}
      <div className="grid gap-1">
        <p className="small">{reason}</p>
        {quote && (
          <p className="serif small wrap-anywhere">
            “<SpeechLine text={quote.text} />”
          </p>
        )}
        {next !== '' && (
          <p className="small">
            <b className="font-medium">Next:</b> {next}
          </p>
        )}
      </div>
    </li>
  );
}
