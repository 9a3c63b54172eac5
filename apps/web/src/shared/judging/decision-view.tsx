import {
  type Format,
  type JudgeBallot,
  type PanelDecision,
  type PanelResult,
  personName,
  pointsText,
  ranksTeams,
  resultWords,
  type Room,
  scoredIn,
  shownWords,
  splitWords,
  teamNameOf,
  tieBreakWords,
} from '@rostrum/domain';
import { IconButton, Side } from '@rostrum/ui';
import { Landmark } from 'lucide-react';
import * as m from '@rostrum/words/judging';
import type { SaidReason } from '../casework/use-record-report.tsx';
import { TeamSide } from '../debate-words/team-side.tsx';
import { placeWord } from './judging-words.ts';

export type DecisionViewProps = {
  room: Room;
  decision: PanelDecision;
  /** Reports a judge's reason to the house. */
  onReport?: ((said: SaidReason) => void) | undefined;
};

/** The result, the points, and each judge's reason. */
export function DecisionView({ room, decision, onReport }: DecisionViewProps) {
  const { result, ballots } = decision;
  const tieBreak = tieBreakWords(result.tieBreak);
  return (
    // As wide as people read, also on a page that is wider.
    <div className="grid max-w-[46rem] gap-4">
      <div className="grid gap-1">
        <p className="serif text-xl">{resultWords(room.debate.format, result)}</p>
        <p className="muted">
          {splitWords(decision)} {tieBreak}
        </p>
      </div>
      {result.kind === 'teams' && (
        <PlacesTable format={room.debate.format} result={result} judges={ballots.length} />
      )}
      <PointsTable room={room} result={result} />
      <ul className="grid gap-5">
        {ballots.map(({ by, ballot, hidden }, index) => (
          <li key={by} className="grid gap-1">
            <p className="row wrap small">
              <b>
                <bdi translate="no">{personName(room, by)}</bdi>
              </b>
              {ballots.length > 1 && index === 0 && <span className="muted">{m.chair()}</span>}
              <Ruling format={room.debate.format} ballot={ballot} />
              {onReport && !hidden && (
                <span className="push print:hidden">
                  <IconButton
                    size="sm"
                    icon={Landmark}
                    label={m.reportReason({ name: personName(room, by) })}
                    onClick={() => onReport({ uid: by, reason: ballot.reason })}
                  />
                </span>
              )}
            </p>
            {hidden ? (
              <p className="muted">{shownWords(ballot.reason)}</p>
            ) : (
              <blockquote className="serif whitespace-pre-line wrap-anywhere">{ballot.reason}</blockquote>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Ruling({ format, ballot }: { format: Format; ballot: JudgeBallot }) {
  if (ballot.kind === 'teams') {
    const names = ballot.ranking.map((team) => teamNameOf(format, team));
    return <span className="muted">{names.join(', ')}</span>;
  }
  return (
    <>
      <Side side={ballot.winner} />
      {ballot.isLowPointWin && <span className="muted">{m.lowPointWin()}</span>}
    </>
  );
}

type Teams = Extract<PanelResult, { kind: 'teams' }>;

type PlacesTableProps = { format: Format; result: Teams; judges: number };

function PlacesTable({ format, result: { places }, judges }: PlacesTableProps) {
  return (
    <table className="data">
      <thead>
        <tr>
          <th scope="col">{m.place()}</th>
          <th scope="col">{m.team()}</th>
          {judges > 1 && (
            <th scope="col" className="n">
              {m.sumOfPlaces()}
            </th>
          )}
          <th scope="col" className="n">
            {m.meanPoints()}
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ teamId, sum, points }, place) => (
          <tr key={teamId}>
            <td>{placeWord(place)}</td>
            <th scope="row">{teamNameOf(format, teamId)}</th>
            {judges > 1 && <td className="n">{sum}</td>}
            <td className="n">{pointsText(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PointsTable({ room, result }: { room: Room; result: PanelResult }) {
  return (
    <table className="data">
      <thead>
        <tr>
          <th scope="col">{m.speaker()}</th>
          <th scope="col">{ranksTeams(room.debate.format) ? m.team() : m.side()}</th>
          <th scope="col" className="n">
            {m.points()}
          </th>
        </tr>
      </thead>
      <tbody>
        {scoredIn(room.debate).map(({ key, uid, side, name }) => (
          <tr key={key}>
            <th scope="row">
              {personName(room, uid)} <span className="tiny muted block">{name}</span>
            </th>
            <td>
              <TeamSide debate={room.debate} uid={uid} side={side} />
            </td>
            <td className="n">{pointsText(result.points[key] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
