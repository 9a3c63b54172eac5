import { WORD } from '../../lexicon/word-class.ts';
import { BAD } from './bad-words.ts';
import { isLinked } from './glue.ts';
import { hit, type Rule } from './hit.ts';
import type { SentenceView } from './sentence-view.ts';

const HARM = WORD.violence | WORD.death;

/** Names that are fair only of oneself, or of something else altogether. */
const HARDLY_FAIR =
  /^(?:faggot|fag|dyke|nigga|coon|cunt|whore|slut|skank|retard|cripple|honky|jap|yid|paki)s?$/;
const OTHER_THINGS =
  /^(?:butcher|dinner|gravy|town|village|flood|floods|flooding|sea|water|river|dam|walls?|embankments?|holland|dutch|netherlands|polders?|canals?|met(?:re|er)s?|breach(?:ed|es)?|pupp(?:y|ies)|labrador|poodle|terrier|dogs?|kennel|vet|litter|breeder|walks?|garden|gardening|tool|soil|weeds|farm|shed|bundle|sticks|raccoons?|cat|hunting|price|feeling|sausages?|meatballs|paint|wood|packet|packets|pack|cigarettes?|smoked?|lighter|ashtray)$/;

/** A name that exists to demean, said of others. */
export const slurUsed: Rule = (view, place, target) => {
  if ((target !== 'slur' && target !== 'softSlur') || isReclaimed(view, place)) return undefined;
  if (target === 'slur') return hit('a slur', 0.8, place, place);
  const { from } = view.range;
  const insulting =
    (view.at(place - 1) & (BAD | WORD.profanity) || view.at(place - 2) & WORD.profanity) &&
    !(view.at(place - 1) & WORD.copula);
  const aimed = view.find(WORD.you | WORD.they, place - 1, place - 6);
  const called =
    aimed >= 0 &&
    (aimed === place - 1 ||
      isLinked(view, aimed, place) ||
      view.find(WORD.copula, aimed + 1, place - 1) >= 0 ||
      /'re$|youre/.test(view.word(aimed)));
  const many =
    /^(?:bunch|load|pack|those|these|stupid|that|this)$/.test(view.word(place - 1)) ||
    view.word(place - 2) === 'bunch';
  if (insulting || called || (many && HARDLY_FAIR.test(view.word(place))))
    return hit(
      'a slur that is aimed at somebody',
      0.75,
      Math.max(from, aimed < 0 ? place - 1 : aimed),
      place,
    );
  const isVerb =
    /^(?:retard|cripple|coon)$/.test(view.word(place)) &&
    !/^(?:an?|the|that|this|some)$/.test(view.word(place - 1));
  return HARDLY_FAIR.test(view.word(place)) && !isVerb ? hit('a slur', 0.55, place, place) : undefined;
};

const NEARBY = 25;

/** Dykes hold back the sea, and bitches have puppies. */
export function isAnotherThing(view: SentenceView, place: number): boolean {
  for (let at = place - NEARBY; at <= place + NEARBY; at += 1)
    if (OTHER_THINGS.test(view.word(at))) return true;
  return false;
}

const PRIDE =
  /^(?:proud|love|my|fellow|myself|ourselves|our|pride|baddest|real|realest|reclaim|as|culture|community|representation|rights)$/;

/** "my …", "proud …", "calling myself …": about oneself or one's own group. */
function isReclaimed(view: SentenceView, place: number): boolean {
  for (let at = place - 4; at <= place + 1; at += 1) {
    if (at !== place && PRIDE.test(view.word(at))) return true;
  }
  const self = view.find(WORD.self, place - 1, place - 5);
  return self >= 0 && view.find(WORD.you | WORD.hatred | HARM, self, place) < 0;
}
