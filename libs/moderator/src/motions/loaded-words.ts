import { adjectives, list, nouns, verbs } from '../lexicon/inflect.ts';

/** Words that praise or blame before anything is argued; a motion keeps its meaning without them. */
export const LOADED_QUALIFIERS: ReadonlySet<string> = new Set([
  ...adjectives(`
    absurd abhorrent abysmal appalling arrogant atrocious awful backward barbaric barbarous barmy bloated
    blatant bloodthirsty bogus botched brutal callous catastrophic clueless cowardly crazy crooked crumbling
    cruel cynical daft decadent deceitful degenerate delusional demonic depraved despicable detestable devious
    dirty disastrous discredited disgraceful disgusting dishonest dishonourable dismal draconian dreadful dumb
    egregious elitist evil fanatical filthy foolish fraudulent frightening fruitless gluttonous greedy grotesque
    gruesome gutless hapless hardworking heartless heinous heroic hideous horrendous horrible horrific
    horrifying hypocritical idiotic ignorant incompetent indefensible inept inhuman inhumane insane insidious
    intolerable inexcusable irresponsible lavish lazy laughable lunatic malicious meddling menacing merciless
    mindless miserable misguided monstrous moronic murderous naive nasty needless nefarious nonsensical
    notorious obnoxious obscene odious outdated outrageous overpaid overprivileged pathetic pathological
    perverse perverted petty phoney pointless poisonous pretentious profligate quack reprehensible repugnant
    repulsive revolting ridiculous rigged rotten ruinous ruthless sadistic savage scandalous selfish senseless
    shabby shady shallow shambolic shameful shameless sinister sleazy slimy sneaky snobbish soulless spineless
    spiteful spoiled spoilt squalid stupid suffocating swindling tasteless terrible thieving thoughtless
    treacherous trashy tyrannical ugly unconscionable unforgivable ungrateful unscrupulous useless vicious vile
    villainous virtuous vulgar wasteful wicked witless woke woeful worthless wretched scaremongering smug silly
    tiresome
  `),
  ...'so-called hard-working money-grubbing power-hungry out-of-touch long-suffering god-given common-sense self-serving'.split(
    ' ',
  ),
  ...list(`
    obviously clearly plainly undeniably unquestionably undoubtedly surely certainly evidently naturally rightly rightfully wrongly
    shamefully disgracefully tragically foolishly stupidly recklessly cruelly brutally needlessly pointlessly ridiculously miserably
    finally desperately outrageously heartlessly callously blatantly unjustly
  `),
]);

/** Loaded words with a neutral synonym; null if there is none. */
export const LOADED_WORDS: ReadonlyMap<string, string | null> = new Map([
  ...withNeutral(
    nouns(`
      abomination bloodbath coward crook curse delusion disgrace drivel fanatic farce folly fool freeloader
      ghoul greed hypocrite hypocrisy hysteria idiot idiocy imbecile insanity leech liar lunacy lunatic madness
      maniac menace mob monster monstrosity moocher moron nightmare nonsense outrage parasite poison racket
      savage scourge scrounger scum shambles sham snob stupidity swindle trash travesty tyranny vermin villain
      vulture warmonger
    `),
  ),
  ...neutral('bureaucrats technocrats', 'officials'),
  ...neutral('bureaucrat technocrat', 'official'),
  ...neutral('thugs yobs', 'people'),
  ...neutral('barons fat-cats tycoons', 'owners'),
  ...neutral('thug yob baron fat-cat tycoon junkie', null),
  ...neutral('illegals', 'people without papers'),
  ...neutral('junkies', 'people who use drugs'),
  ...withNeutral(
    verbs(`
      bleed brainwash cling crush demonise devour fleece hound infest leech mangle pervert plunder poison pounce prey ruin
      scrounge smear smother squander strangle stomp swindle trample tyrannise whine wreck snatch steamroll gouge pander
    `),
  ),
  ['steal', 'take'],
  ['steals', 'takes'],
  ['stealing', 'taking'],
  ['stole', 'took'],
  ['flout', 'ignore'],
  ['flouts', 'ignores'],
  ['flouting', 'ignoring'],
]);

/** Phrases that take a side, or claim that everybody agrees. */
export const LOADED_PHRASES: readonly { pattern: RegExp; without: string | null }[] = [
  { pattern: /\b(?:everyone|everybody|we all) knows? (?:that )?/giu, without: '' },
  {
    pattern: /\bit is (?:obvious|clear|evident|undeniable|self-evident|plain|certain) that /giu,
    without: '',
  },
  { pattern: /\bas (?:everyone|everybody|we all|any fool) knows?,? ?/giu, without: '' },
  {
    pattern:
      /\b(?:any|every|no|all) (?:sane|decent|right-thinking|thinking|sensible|reasonable|rational|intelligent|normal|moral) (?:person|people|human|citizen|adult|man|woman)s?\b/giu,
    without: null,
  },
  { pattern: /\bof course,? ?/giu, without: '' },
  { pattern: /\bat (?:long )?last\b ?/giu, without: '' },
  { pattern: /\bonce and for all\b ?/giu, without: '' },
  { pattern: /\bred tape\b/giu, without: 'rules' },
  { pattern: /\bnanny state\b/giu, without: 'state' },
  {
    pattern:
      /\bwar on (?:christmas|motorists|drivers|cars|men|women|farmers|families|common sense|fun|children|tradition)\b/giu,
    without: null,
  },
  { pattern: /\bpolitical correctness gone mad\b/giu, without: null },
  { pattern: /\b(?:our|the|this|their) (?:failed|failing|broken|sick|toxic)(?= \p{Ll})/gu, without: null },
  {
    pattern:
      /\b(?:slavery|surrender) of (?:our|the)\b|\bmurder of (?:innocent|animals?|babies|unborn|children|cows|pigs|the)\b|\bwasting\b|\binnocent (?:animals?|babies|creatures|unborn)\b/giu,
    without: null,
  },
  { pattern: /\b(?:is|are) (?:a |an )?(?:cancer|murder|slavery|theft|disaster)\b/giu, without: null },
  { pattern: /\bstamp(?:ing)? out\b/giu, without: 'end' },
  { pattern: /\bgreat again\b/giu, without: null },
  {
    pattern: /\b(?:our|your) (?:kids|freedom|way of life|heritage|streets)\b/giu,
    without: null,
  },
  {
    pattern: /\bthe (?:madness|tyranny|scourge|scandal|shame|horror|poison|evils?|waste) of\b/giu,
    without: null,
  },
  { pattern: /\b(?:knowing|seeing) (?:how|that)\b[^,]*,?/giu, without: null },
  { pattern: /\bbefore it is too late\b/giu, without: null },
  {
    pattern:
      /\b(?:don['’]t you|do you not|isn['’]t it|aren['’]t we|shouldn['’]t we|why (?:do|does|should|is|are))\b/giu,
    without: null,
  },
];

function withNeutral(words: readonly string[]): [string, null][] {
  return words.map((word) => [word, null]);
}

function neutral(words: string, instead: string | null): [string, string | null][] {
  return words.split(' ').map((word) => [word, instead]);
}
