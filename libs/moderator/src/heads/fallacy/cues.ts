/** The fallacies that the engine has an idea of. */
export const FALLACIES = [
  'authority',
  'blackwhite',
  'hasty_generalization',
  'natural',
  'population',
  'slippery_slope',
  'tradition',
  'worse_problems',
] as const;
export type Fallacy = (typeof FALLACIES)[number];

/** Turns of phrase that each kind often uses; the model decides how much each of them says. */
export const CUES: readonly { name: string; expression: RegExp }[] = [
  {
    name: 'names who should know',
    expression: cue(
      'experts?|scientists?|doctors?|professors?|phd|degrees?|expertise|credentials?|qualified|professionals?|einstein|harvard|stanford|nobel|engineers?|lawyers?|judges?|ceo|president',
    ),
  },
  {
    name: 'speaks of credentials',
    expression: cue(
      'studied|worked in|years of experience|i am an?|as an? (?:doctor|lawyer|teacher|engineer|scientist|nurse|expert)|knows? (?:more|better) than|who are you|your (?:degree|credentials|qualifications)|according to|said so|says so|trust (?:him|her|them|the)',
    ),
  },
  {
    name: 'gives two choices',
    expression: cue(
      "either|or else|if you(?:'re| are)? not|if you don't|only (?:two|choice|option|way)|you're either|with us|against us|choose between|no (?:middle|other) (?:ground|way|option|choice)|lesser (?:of|evil)|(?:one|two) options?|that means you|so you(?:'d| would)? (?:rather|prefer|think|want)|all or nothing|otherwise",
    ),
  },
  {
    name: 'speaks of a few cases it knows',
    expression: cue(
      "i know|i(?:'ve| have) (?:met|seen|known|had|been|never)|my (?:friends?|family|dad|mom|mother|father|brother|sister|wife|husband|girlfriend|boyfriend|boss|uncle|aunt|cousin|experience)|every (?:single )?(?:one|time|person)|all (?:of them|the [a-z]+|[a-z]+s are)|always|never|anecdot\\w*|in my experience|everyone i|none of (?:my|the)|most of the people i|typical",
    ),
  },
  {
    name: 'speaks of nature',
    expression: cue(
      'natur\\w+|unnatural|organic|chemicals?|evol\\w+|animals?|biolog\\w+|instincts?|humans? (?:are|have|were)|born|meant to|supposed to|designed to|artificial|synthetic|plants?|species|wild|genes?|genetic\\w*|man-?made|processed|herbal|our bodies',
    ),
  },
  {
    name: 'speaks of how many think so',
    expression: cue(
      'everyone|everybody|most people|majority|millions?|billions?|nobody|no one|popular\\w*|people (?:agree|believe|think|like|love|want|buy|voted?)|so many|upvotes?|downvot\\w+|votes?|consensus|best-?selling|ratings?|reviews?|the whole world|public opinion|poll\\w*|% of|sales|sold|copies|mainstream|common',
    ),
  },
  {
    name: 'speaks of what comes next',
    expression: cue(
      "next|then (?:what|they|we|it|you|the)|slippery|soon|eventually|before (?:you|we) know|where (?:does|do|will) (?:it|we|this) (?:end|stop)|what(?:'s| is) (?:next|to stop|stopping)|leads? to|will (?:start|become|be|end|lead|just)|once (?:you|we|they)|start(?:s|ed|ing)? (?:with|by)|first (?:they|it|step)|gateway|precedent|until|pretty soon|down the (?:road|line)|end up|opens? the door|escalat\\w+|snowball",
    ),
  },
  {
    name: 'speaks of how it always was',
    expression: cue(
      'always (?:been|had|was|were|done)|for (?:centuries|generations|decades|years|thousands|hundreds|millennia|ages|as long)|traditions?|traditional\\w*|thousands? of years|hundreds? of years|histor\\w+|since (?:the|forever|time|[12]\\d\\d\\d)|ancient|ancestors?|grandparents|culture|cultural|back in (?:the|my)|old days|used to|has been|have been|originally|founding|generations?|long time|classic|heritage|never (?:been|had|was|needed)',
    ),
  },
  {
    name: 'speaks of worse things',
    expression: cue(
      'worse|there are (?:people|children|kids|bigger|more|other|far|much|so many)|bigger (?:problems?|issues?|fish|things)|more important|real (?:problems?|issues?|world)|first world|starving|africa|cancer|dying|die every|at least|could be worse|be (?:grateful|thankful|glad|happy)|people (?:are|have) (?:dying|died|starving|suffering)|who cares|what about|instead of|rather than|priorit\\w+|better things to|lucky|compared to|meanwhile|worry about|complain\\w*',
    ),
  },
  { name: 'asks', expression: /\?/g },
  { name: 'speaks to the reader', expression: cue("you(?:'re|'ve|'d|r)?|yours") },
  { name: 'says if', expression: cue('if') },
  {
    name: 'generalises',
    expression: cue('all|every|always|never|none|nobody|any|everything|nothing|whole|entire'),
  },
  { name: 'gives figures', expression: /\d+/g },
];

function cue(words: string): RegExp {
  return new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'g');
}
