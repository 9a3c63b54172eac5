import { teamsIn, type DebateState } from '@rostrum/domain';
import { Segment, Side } from '@rostrum/ui';
import { formatNumber } from '@rostrum/words';
import * as m from '@rostrum/words/room-judging';
import { placed, type BallotDraft } from './ballot-draft.ts';

type PlacesFieldProps = {
  debate: DebateState;
  draft: BallotDraft;
  onChange: (changes: Partial<BallotDraft>) => void;
};

/** One place for each team. A place that was taken moves to the team that gives its own up. */
export function PlacesField({ debate, draft, onChange }: PlacesFieldProps) {
  const teams = teamsIn(debate);
  const options = teams.map((_, place) => ({ value: String(place), label: formatNumber(place + 1) }));
  return (
    <fieldset className="grid gap-3">
      <legend className="label mb-2">{m.places()}</legend>
      {teams.map(({ id, side, name }) => (
        <div key={id} className="row wrap items-center justify-between">
          <Side side={side} word={name} />
          <Segment
            label={m.placeOf({ team: name })}
            options={options}
            value={String(draft.places[id] ?? '')}
            onChange={(place) => onChange({ places: placed(draft.places, id, Number(place)) })}
          />
        </div>
      ))}
    </fieldset>
  );
}
