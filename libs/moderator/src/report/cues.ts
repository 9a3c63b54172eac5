import type { BareWord } from './bare-words.ts';
import { keysOf } from './bare-words.ts';

/** Words that show a dimension; found in any spelling. */
const REASON = keysOf(
  'because therefore thus hence reason consequently result leads causes means why since explains follows depends otherwise cos coz',
);
const SOURCE = keysOf(
  `study studies report survey research according data statistics census university institute professor ministry published
  source article figures evidence scientists experts percent million billion thousand thousands hundred hundreds example instance
  eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty fifty sixty seventy eighty ninety`,
);
const SIGNPOST = keysOf(
  'first second third firstly secondly thirdly finally lastly conclude conclusion summary overall argument next moreover furthermore begin clash',
);
const ADDRESS = keysOf(
  'you your u ur opponent opponents opposition proposition colleague friend speaker said say says claim claims argued mention mentioned answer reply however wrong disagree instead',
);
const WEIGH = keysOf(
  'outweigh outweighs weigh weighing priority balance compared comparison irreversible severe urgent worth tradeoff magnitude',
);
const MORE = keysOf('more most less least');
const WEIGHED = keysOf(
  'important matters matter likely serious harm harmful people damage valuable urgent lives',
);
const GRANT = keysOf(
  'agree right fair grant concede accept understand respect thank thanks honest true admit acknowledge',
);

const has = (keys: ReadonlySet<string>) => (word: BareWord) => keys.has(word.key);

/** The first word of a passage that shows it; undefined if none does. */
export type Cue = (words: readonly BareWord[]) => BareWord | undefined;

export const givesReason: Cue = (words) => words.find(has(REASON));
export const addresses: Cue = (words) => words.find(has(ADDRESS));
export const signposts: Cue = (words) => words.find(has(SIGNPOST));
export const grants: Cue = (words) => words.find(has(GRANT));
/** A figure of two digits or more, or such a number in words, a link, or a word for a source. */
export const cites: Cue = (words) =>
  words.find(({ key }) => /^\d[\d.,]*[\d%]$|^https?:|^www\./.test(key) || SOURCE.has(key));
export const weighs: Cue = (words) =>
  words.find(
    (word, at) => WEIGH.has(word.key) || (MORE.has(word.key) && WEIGHED.has(words[at + 1]?.key ?? '')),
  );
