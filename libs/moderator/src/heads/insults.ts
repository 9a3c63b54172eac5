/** Nouns that name a person with contempt. Weight 0 … 1: how surely the word is meant as an insult. */
export const INSULT_NOUNS: ReadonlyMap<string, number> = new Map([
  ...weigh(0.95, 'idiot', 'moron', 'imbecile', 'cretin', 'halfwit', 'dimwit', 'retard', 'scumbag', 'bastard'),
  ...weigh(0.95, 'asshole', 'arsehole', 'dickhead', 'dumbass', 'jackass', 'prick', 'bitch', 'wanker', 'twat'),
  ...weigh(0.9, 'loser', 'fool', 'dunce', 'simpleton', 'buffoon', 'clown', 'pig', 'swine', 'rat', 'weasel'),
  ...weigh(
    0.9,
    'snob',
    'bigot',
    'racist',
    'sexist',
    'fascist',
    'nazi',
    'liar',
    'fraud',
    'coward',
    'hypocrite',
  ),
  ...weigh(0.8, 'troll', 'shill', 'sheep', 'parasite', 'degenerate', 'lowlife', 'creep', 'brat', 'crybaby'),
]);

/** Insults that are verbs too: "you fool nobody", "you rat on". They need a sign that the noun is meant. */
export const VERB_LIKE: ReadonlySet<string> = new Set([
  'bitch',
  'clown',
  'creep',
  'fool',
  'pig',
  'rat',
  'shill',
  'troll',
  'weasel',
]);

/** Nouns that deny a person's humanity. */
export const DEHUMANISING: ReadonlyMap<string, number> = new Map(
  weigh(
    0.97,
    'vermin',
    'cockroach',
    'cockroaches',
    'subhuman',
    'subhumans',
    'filth',
    'scum',
    'trash',
    'garbage',
  ),
);

/** Adjectives that judge a person; about an argument the same words are fair. */
export const INSULT_ADJECTIVES: ReadonlyMap<string, number> = new Map([
  ...weigh(0.9, 'stupid', 'dumb', 'idiotic', 'moronic', 'brainless', 'worthless', 'disgusting', 'pathetic'),
  ...weigh(
    0.85,
    'evil',
    'vile',
    'repugnant',
    'despicable',
    'insane',
    'crazy',
    'delusional',
    'retarded',
    'ugly',
  ),
  ...weigh(0.65, 'ignorant', 'dishonest', 'lazy', 'cowardly', 'arrogant', 'spoiled', 'clueless', 'hopeless'),
  ...weigh(0.55, 'naive', 'childish', 'biased', 'blind', 'confused', 'privileged', 'hypocritical'),
]);

function weigh(weight: number, ...words: string[]): [string, number][] {
  return words.map((word) => [word, weight]);
}
