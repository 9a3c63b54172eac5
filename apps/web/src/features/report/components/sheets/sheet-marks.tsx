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
import * as m from '@rostrum/words/report';
import { formatNumber } from '@rostrum/words';
import { fitted, moreWords, SHEET_FITS } from '../../logic/sheet-words.ts';
import type { DebaterSheetProps } from './sheet-props.ts';

/** The judges' points and reasons, which every reader sees; on one's own sheet also the moderator's scores and others' marks. */
export function SheetMarks({ room, decision, part, own }: DebaterSheetProps) {
  return (
    <>
      {decision ? (
        <Judges room={room} decision={decision} points={part.points} />
      ) : (
        <p className="small muted">{m.noPoints()}</p>
      )}
      {own?.feedback && <Scores feedback={own.feedback} />}
      {own && own.received.length > 0 && <Received received={own.received} />}
      {!own && <p className="small muted">{m.scoresPrivate({ name: part.name })}</p>}
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
        {points
          .map(({ speech, points: mean }) => m.speechPoints({ speech, points: pointsText(mean) }))
          .join(' ')}
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
  if (notJudged) return <p className="small">{NOT_JUDGED_WORDS[notJudged]()}</p>;
  if (dimensions.every(({ score }) => score === null)) return <p className="small">{m.tooLittleSaid()}</p>;
  return (
    <>
      <p className="small">{mean === null ? m.scores() : m.scoresAndMean({ mean: decimal(mean) })}</p>
      <dl className="debater-sheet-scores small">
        {dimensions.map(({ dimension, score }) => (
          <div key={dimension}>
            <dt>{DIMENSION_WORDS[dimension].name()}</dt>
            <dd className="num">{score === null ? '–' : decimal(score)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const decimal = (value: number) =>
  formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** More would not fit. */
const RECEIVED_SHOWN = 4;

function Received({ received }: { received: readonly ReceivedBallot[] }) {
  const lines = received.slice(0, RECEIVED_SHOWN).map(({ as, byName, marks }) => {
    const given = Object.values(marks);
    const mean = given.reduce((sum, mark) => sum + mark, 0) / Math.max(1, given.length);
    const name = byName ?? (as === 'peer' ? m.aDebater() : m.aListener());
    return m.markBy({ name, mark: given.length === 0 ? '–' : decimal(mean) });
  });
  return <p className="small">{m.othersMarks({ marks: lines.join(', ') })}</p>;
}
