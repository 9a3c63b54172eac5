import { adjectives, list, nouns, verbs } from '../lexicon/inflect.ts';

/** Words that praise or blame before anything is argued; a motion keeps its meaning without them. */
export const LOADED_QUALIFIERS: ReadonlySet<string> = new Set([
  ...adjectives(`
    absurd abhorrent abysmal appalling arrogant atrocious awful backward barbaric barbarous barmy bloated blatant
    bloodthirsty bogus botched brave brutal bullying callous catastrophic clueless cowardly crazy crooked crumbling
    cruel cynical daft decadent deceitful degenerate delusional demonic depraved despicable detestable devious dirty disastrous
    discredited disgraceful disgusting dishonest dishonourable dismal draconian dreadful dumb dysfunctional egregious elitist evil
    exploitative extremist fanatical filthy foolish fraudulent frightening fruitless fascist gluttonous greedy grotesque
    gruesome gutless hapless hardworking hateful heartless heinous helpless heroic hideous     horrendous horrible horrific horrifying hypocritical idiotic ignorant immoral incompetent indefensible inept inhuman inhumane innocent
    insane insidious insulting intolerable inexcusable irresponsible lavish lazy laughable lunatic malicious meddling menacing merciless
    mindless miserable misguided monstrous moronic murderous naive nasty needless nefarious noble nonsensical notorious
    obnoxious obscene odious oppressive outdated outrageous overpaid overprivileged pathetic pathological perverse perverted
    petty phoney pointless poisonous predatory pretentious primitive profligate quack reckless repressive reprehensible
    repugnant repulsive revolting ridiculous rigged rotten ruinous ruthless sadistic savage scandalous selfish senseless shabby
    shady shallow shambolic shameful shameless sinister sleazy slimy sneaky snobbish soulless spineless spiteful spoiled spoilt
    squalid stupid suffocating swindling tasteless terrible thieving thoughtless tragic treacherous trashy tyrannical ugly unconscionable
    unforgivable ungrateful unscrupulous useless vicious vile villainous virtuous vulgar wasteful wicked
    witless woke woeful worthless wretched scaremongering corrupt smug silly     tiresome   `),
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
      abomination atrocity bandit betrayal bigot bloodbath coward crook cult
      curse delusion despot disgrace drivel evil extremist fanatic farce folly fool freeloader
      ghoul greed hero horror hypocrite hypocrisy hysteria idiot idiocy ignorance imbecile indoctrination injustice insanity insult joke
      leech liar lie lunacy lunatic madness maniac massacre menace misery mob monster monstrosity moocher moron nightmare nonsense
      oppression oppressor outrage parasite persecution plague poison predator propaganda psychopath racket
      rubbish savage scam scandal scourge scrounger scum shambles sham shame snob stupidity swindle thief
      torment torturer traitor trash travesty tyranny tyrant vandal vandalism vermin villain vulture warmonger
      zealot
    `),
  ),
  ...neutral('bureaucrat bureaucrats technocrat technocrats', 'officials'),
  ...neutral('thug thugs hooligan hooligans yob yobs', 'people'),
  ...neutral('baron barons fat-cat fat-cats tycoon tycoons', 'owners'),
  ...neutral('illegals', 'people without papers'),
  ...neutral('junkie junkies', 'people who use drugs'),
  ...neutral('regime regimes', 'government'),
  ...withNeutral(
    verbs(`
      annihilate betray bleed brainwash bulldoze cling corrupt crush cripple deceive defile degrade
      demonise desecrate destroy devastate devour dodge enslave fleece hijack hound humiliate
      indoctrinate infest leech loot mangle massacre molest muzzle oppress persecute pervert
      pillage plague plunder poison pounce prey ravage rob! ruin sabotage scapegoat scrounge
      shackle slaughter smear smother squander strangle stomp swindle terrorise trample tyrannise
      vandalise whine wreck snatch steamroll gouge pander
    `),
  ),
  ...neutral('steal steals stealing stole', 'take'),
  ...neutral('flout flouts flouting', 'ignore'),
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
  { pattern: /\bwar on (?!terror)\p{L}+\b/giu, without: null },
  { pattern: /\bpolitical correctness\b|\bpolitically correct\b|\bcancel culture\b/giu, without: null },
  { pattern: /\b(?:our|the|this|their) (?:failed|failing|broken|sick|toxic)\b/giu, without: null },
  { pattern: /\b(?:slavery|surrender|murder|wasting) of\b|\bwasting\b/giu, without: null },
  { pattern: /\b(?:is|are) (?:a |an )?(?:cancer|murder|slavery|theft|disaster)\b/giu, without: null },
  { pattern: /\bstamp(?:ing)? out\b/giu, without: 'end' },
  { pattern: /\bgreat again\b/giu, without: null },
  {
    pattern:
      /\b(?:our|your) (?:children|kids|freedom|way of life|values|heritage|streets|planet|country)\b/giu,
    without: null,
  },
  {
    pattern: /\bthe (?:madness|tyranny|lie|myth|cult|scourge|scandal|shame|horror|poison|evils?) of\b/giu,
    without: null,
  },
  { pattern: /\b(?:is|are) to blame for\b/giu, without: null },
  { pattern: /\b(?:knowing|seeing|given|considering) (?:how|that)\b[^,]*,?/giu, without: null },
  { pattern: /\b(?:before it is too late|it is time to|high time)\b/giu, without: null },
  {
    pattern:
      /\b(?:don['’]t you|do you not|isn['’]t it|aren['’]t we|shouldn['’]t we|why (?:do|does|should|is|are))\b/giu,
    without: null,
  },
  {
    pattern: /\b(?:too|so) (?:emotional|stupid|lazy|weak|selfish|greedy|soft|primitive) to\b/giu,
    without: null,
  },
];

function withNeutral(words: readonly string[]): [string, null][] {
  return words.map((word) => [word, null]);
}

function neutral(words: string, instead: string | null): [string, string | null][] {
  return words.split(' ').map((word) => [word, instead]);
}
