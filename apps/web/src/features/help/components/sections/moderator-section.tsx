import { HELP, nameRule, STRICTNESS_TABLES } from '@rostrum/moderator';
import { asNode, Note } from '@rostrum/ui';
import * as m from '@rostrum/words/guide';
import { PATHS } from '../../../../shared/navigation/paths.ts';
import { strictnessWords } from '../../logic/moderation/strictness-words.ts';
import { linkTo } from '../../../../shared/navigation/link-to.tsx';

/** What it does in every debate; the rest is on its own page. */
const ALWAYS = ['open', 'handover', 'time', 'personAttack', 'severe', 'close'] as const;

export function ModeratorSection() {
  return (
    <>
      <p data-claim="guide-no-side">{m.noSide()}</p>
      <dl className="guide-acts" data-claim="moderation-acts">
        {ALWAYS.map((act) => (
          <div key={act}>
            <dt>{HELP[act].does}</dt>
            <dd>{m.actWhen({ when: HELP[act].when })}</dd>
          </div>
        ))}
      </dl>
      <h3>{m.heldTitle()}</h3>
      <p data-claim="guide-held">{m.held()}</p>
      <Note
        kind="boxed"
        verb={m.exampleVerb()}
        say={asNode(m.exampleSays({ q: (inside) => <q>{asNode(inside)}</q> }))}
        rule={nameRule('claim')}
      />
      <p data-claim="moderation-acts">{asNode(m.otherActs({ acts: linkTo(`${PATHS.moderation}#acts`) }))}</p>
      <h3>{m.findsTitle()}</h3>
      <p data-claim="guide-how-it-finds">{m.finds()}</p>
      <p data-claim="guide-confidence">{m.confidence()}</p>
      <ul data-claim="guide-strictness">
        {(['relaxed', 'standard', 'strict'] as const).map((strictness) => (
          <li key={strictness}>{strictnessWords(strictness, STRICTNESS_TABLES[strictness].attack)}</li>
        ))}
      </ul>
      <p data-claim="moderation-figures">{asNode(m.inTheOpen({ page: linkTo(PATHS.moderation) }))}</p>
      <p data-claim="guide-why">{m.why()}</p>
    </>
  );
}
