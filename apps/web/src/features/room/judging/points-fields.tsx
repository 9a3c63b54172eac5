import { personName, scoredIn, teamsIn, type Room, type Scored, type Team } from '@rostrum/domain';
import { asNode, Side, TextInput } from '@rostrum/ui';
import * as m from '@rostrum/words/room-judging';
import { scaleWords } from '../../../shared/judging/judging-words.ts';
import type { BallotDraft } from './ballot-draft.ts';

type PointsFieldsProps = {
  room: Room;
  draft: BallotDraft;
  onChange: (changes: Partial<BallotDraft>) => void;
};

/** Points for every speech that has some, team by team. */
export function PointsFields({ room, draft, onChange }: PointsFieldsProps) {
  const scored = scoredIn(room.debate);
  const [first] = scored;
  return (
    <fieldset className="grid gap-4">
      <legend className="label mb-2">
        {first
          ? asNode(
              m.points({
                range: scaleWords(first.points),
                scale: (inside) => <span className="label-optional">{asNode(inside)}</span>,
              }),
            )
          : m.pointsAlone()}
      </legend>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {teamsIn(room.debate).map((team) => (
          <TeamPoints
            key={team.id}
            room={room}
            team={team}
            scored={scored.filter(({ teamId }) => teamId === team.id)}
            draft={draft}
            onChange={onChange}
          />
        ))}
      </div>
    </fieldset>
  );
}

type TeamPointsProps = PointsFieldsProps & { team: Team; scored: readonly Scored[] };

function TeamPoints({ room, team, scored, draft, onChange }: TeamPointsProps) {
  return (
    <div className="grid content-start gap-2">
      <Side side={team.side} word={team.name} />
      {scored.map(({ key, uid, name, points }) => (
        <label key={key} className="row items-center justify-between">
          <span className="min-w-0 wrap-anywhere">
            {personName(room, uid)} <span className="tiny muted block">{name}</span>
          </span>
          <TextInput
            className="w-20 flex-none"
            inputMode="decimal"
            autoComplete="off"
            aria-label={m.pointsFor({ name: personName(room, uid), seat: name, range: scaleWords(points) })}
            value={draft.points[key] ?? ''}
            onChange={({ target }) => onChange({ points: { ...draft.points, [key]: target.value } })}
          />
        </label>
      ))}
    </div>
  );
}
