import {
  DIMENSION_WORDS,
  personName,
  pointsText,
  resultWords,
  rulingWords,
  splitWords,
  type Feedback,
  type PanelDecision,
  type ReceivedBallot,
  type Room,
} from '@rostrum/domain';
import { NOT_JUDGED_WORDS } from '@rostrum/moderator/report';
import { fitted, moreWords, SHEET_FITS } from '../../logic/sheet-words.ts';
import type { DebaterSheetProps } from './sheet-props.ts';

/** The judges' points and reasons, which every reader sees; on one's own sheet also the moderator's scores and others' marks. */
export function SheetMarks({ room, decision, part, own }: DebaterSheetProps) {
  return (
    <>
      {decision ? (
        <Judges room={room} decision={decision} points={part.points} />
      ) : (
        <p className="small muted">No judge gave points.</p>
      )}
      {own?.feedback && <Scores feedback={own.feedback} />}
      {own && own.received.length > 0 && <Received received={own.received} />}
      {!own && (
        <p className="small muted">
          The moderator’s scores and the marks of others are for {part.name} alone.
        </p>
      )}
    </>
  );
}

type JudgesProps = {
  room: Room;
  decision: PanelDecision;
  points: DebaterSheetProps['part']['points'];
};

function Judges({ room, decision, points }: JudgesProps) {
  const { result, ballots } = decision;
  const shown = ballots.slice(0, SHEET_FITS.reasons);
  const length = Math.floor(SHEET_FITS.reasonsLength / shown.length);
  const more = moreWords(ballots.length - shown.length);
  return (
    <>
      <p className="small">
        <b>{resultWords(room.debate.format, result)}.</b> {splitWords(decision)}{' '}
        {points.map(({ speech, points: mean }) => `${speech}: ${pointsText(mean)} points.`).join(' ')}
      </p>
      <ul>
        {shown.map(({ by, ballot }) => (
          <li key={by} className="small wrap-anywhere">
            {personName(room, by)}, {rulingWords(room, ballot)}:{' '}
            <q className="serif">{fitted(ballot.reason, length)}</q>
          </li>
        ))}
      </ul>
      {more && <p className="small muted">{more}</p>}
    </>
  );
}

function Scores({ feedback }: { feedback: Feedback }) {
  const { notJudged, dimensions, mean } = feedback;
  if (notJudged) return <p className="small">{NOT_JUDGED_WORDS[notJudged]}</p>;
  if (dimensions.every(({ score }) => score === null))
    return <p className="small">The moderator gives no scores: too little was said.</p>;
  return (
    <>
      <p className="small">
        The moderator’s scores, 1 to 5{mean === null ? '' : `, on average ${mean.toFixed(1)}`}:
      </p>
      <dl className="debater-sheet-scores small">
        {dimensions.map(({ dimension, score }) => (
          <div key={dimension}>
            <dt>{DIMENSION_WORDS[dimension].name}</dt>
            <dd className="num">{score === null ? '–' : score.toFixed(1)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** More would not fit. */
const RECEIVED_SHOWN = 4;

function Received({ received }: { received: readonly ReceivedBallot[] }) {
  const lines = received.slice(0, RECEIVED_SHOWN).map(({ as, byName, marks }) => {
    const given = Object.values(marks);
    const mean = given.reduce((sum, mark) => sum + mark, 0) / Math.max(1, given.length);
    return `${byName ?? (as === 'peer' ? 'a debater' : 'a listener')} ${given.length === 0 ? '–' : mean.toFixed(1)}`;
  });
  return <p className="small">Marks of others, on average: {lines.join(', ')}.</p>;
}
