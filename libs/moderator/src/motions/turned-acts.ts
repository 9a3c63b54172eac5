import { list } from '../lexicon/inflect.ts';
import { WORD } from '../lexicon/word-class.ts';
import type { Analysis } from '../text/analysis.ts';
import { claimWithSigns } from './about-people.ts';
import type { ReadMotion } from './read-motion.ts';

/** A word that turns a fair act into another: a condition, an exception, a comparison, "them" and "us", an order of rank. */
const TURNS =
  /\b(?:only|unless|until|till|once|except|but|like|than|rather|instead|because|since|so that|before|even|they|them|themselves|us|our|ours|we|nobody|no one|none|never|no|without|anyway|own|last|just|finally|back|away|out of|off|up|down|too|worse|less|fewer|nothing|neither|nor|alone|how many|too many|half|first|second|separate\p{L}*|apart|whatever|one way|in return|in exchange for|wasted|against|again|upper|superior\p{L}*|pure|real|proper|decent|normal|ordinary|whites?|aryans?|natives|so long as|as long as|provided (?:that|they|he|she|you)|if|when|where|then|forcibly|force|compel\p{L}*|home(?! office))\b|[?!“”";:—]| – |\b(?:ban|bar|forbid|keep|exclude|close) (?:[\p{L}§]+ ){0,2}?§ (?:from|to|out)\b|\bfor (?:each|every) §|§ (?:who|whom) (?:will|would|never)|\bfor being\b|\bunder (?:our|the) roof\b|\bas (?:\p{L}+ )?as\b|\bnot\b|(?<!\bfor (?:[\p{L}]+ )?)§ (?:are|is) |\band (?:then|so|make|take|keep|let|put|send|tell|move|leave|fine|jail|tax|count|charge|close|stop|have|ask|bill)\b|\b(?:protect|shield|save|guard|free|safe|spare|rid)\b.*\bfrom\b/u;
/** Turns that are fair in these words. */
const FAIR_TURNS =
  /\b(?:own(?= (?:\p{L}+ ){0,2}part(?:y|ies))|without (?:conditions|(?:their )?consent|a test|an address|parole|trial|limits?|discrimination|fear|parental consent|charge|prejudice|cost|citizenship)|for themselves|force (?:[\p{L}§]+ ){0,4}(?:agencies|companies|firms|schools|platforms|media|supermarkets|churches|clubs|banks)(?= to)|(?:directed|used) against|at no cost|less than the minimum wage|more than|its own|homes?(?= (?:to|for))|not (?:attempt|to)|both parents|(?:discriminat\p{L}*|protest\p{L}*|vote|violence|crimes?) against|against (?:discrimination|violence|racism|hate)|half of the seats|second (?:language|homes?|seat)|first language|natural parents|young offenders|days? off|last(?= (?:night )?(?:train|bus|tram|ferry))|(?<=^(?:open|build|plant|light) it )again|first (?:day|year|time|home|class|aid)|(?<=(?:end|ban|abolish|outlaw) )separate (?:classes|schools)|homeless)\b/gu;

/** Deeds and words with which hardly anything fair is done to people; the lexicon of abuse knows others. */
const HARSH =
  /\b(?:clear away|thin(?:ning|ned)? out|remigrat\p{L}*|steril\p{L}*|castrat\p{L}*|lynch\p{L}*|massacr\p{L}*|genocid\p{L}*|pogroms?|ethnic cleansing|(?<!descendants of (?:enslaved )?)slave(?:s|ry)?|enslav\p{L}*|coloni[sz]\p{L}*|apartheid|ghettos?|camps?|cages?|zoos?|walls?|fence[sd]?|rope|hoses?|whip\p{L}*|flog\p{L}*|beat\p{L}*|gas|drown\p{L}*|sink|sea|boats?|dinghies|starv\p{L}*|bleed\p{L}*|bled|spit\p{L}*|mock\p{L}*|laugh\p{L}*|shame\p{L}*|humiliat\p{L}*|insult\p{L}*|curse\p{L}*|breed\p{L}*|bred|multipl\p{L}*|purg\p{L}*|cleans\p{L}*|purif\p{L}*|pur(?:e|ity)|hygien\p{L}*|the stock|blood|genes?|inferior\p{L}*|subhuman|primitive|savage\p{L}*|uncivili[sz]ed|backward\p{L}*|lazy|dim(?:mer)?|dull|thick|dumb|dirty|honest \p{L}+ of|mercy|pride|proudly?|courage|rightly|blunder|outburst|understandable(?! to)|filth\p{L}*|stink\p{L}*|smell\p{L}*|stupid\p{L}*|idle|useless|worthless|burdens?|vermin|parasit\p{L}*|plague\p{L}*|infest\p{L}*|swarm\p{L}*|hordes?|invad\p{L}*|invasion|replacement|remigrat\p{L}*|repatriat\p{L}*|expel\p{L}*|expuls\p{L}*|banish\p{L}*|deport\p{L}*|evict\p{L}*|exile[sd]?|intern(?:ed|ing|ment)?|lock\p{L}*|chain\p{L}*|tag(?:ged|ging)?|brand\p{L}*|badges?|bells?|mark(?:ed|s)?|stamp\p{L}*|list(?:ed|s)?|registers?(?! to vote)|registry|number(?:ed|ing)?|watch(?:ed|ing)?|hunt\p{L}*|chas\p{L}*|driv(?:e|en) out|withhold\p{L}*|withdraw\p{L}*|den(?:y|ied|ies|ying)|refus\p{L}*|strip\p{L}*|confiscat\p{L}*|seiz\p{L}*|boycott of|unfit|unwelcome|undesirable|defective|decency|grace|obey|obedien\p{L}*|submissi\p{L}*|servants?|masters?|know (?:their|his|her) place|baptis\p{L}*|convert\p{L}*|renounc\p{L}*|re-?educat\p{L}*|cure[sd]? of|exorcis\p{L}*|normal\p{L}*|lifestyle|perver\p{L}*|deviant\p{L}*|shocks?|remove (?:the children|children|them|§|people)|take away|taken from|pay for (?:their|its|his|her)|monuments? of thanks|rope|stick|leash|muzzle\p{L}*|traitors?|fifth column|loyal\p{L}*|pickpockets?|thieves|theft|thie\p{L}*|criminality|rap(?:e|ed|es|ists?)|terror\p{L}*|finish\p{L}* the job|job half|survived|disappear\p{L}*|vanish\p{L}*|extinct\p{L}*|die out|rid of|torpedo\p{L}*|bomb\p{L}*|(?<!photo-)shoot\p{L}*|shot|kill\p{L}*|hang(?:ed|ing)?|burn\p{L}*|stone[sd]?|slap\p{L}*|punch\p{L}*|stop feeding|stop treating|stop paying|wast(?:e|ed|ing)|lower (?:orders?|races?|castes?|sort)|fewer of|(?:abolish|repeal|end|lose|drop|suspend|revoke|curtail|against|without)\b.{0,30}\b(?:protections?|rights? (?:of|to|for)|presumption|civil rights|equality law|laws? that)|(?:crime|illegal|offence) (?:for|to be)|behind (?:wire|bars)|death to|whoever attacked|overdos\p{L}*|cold enough|winter|pills?|wanted or not|with or without|like (?:animals|dogs|pigs|cattle|children)|shrink\p{L}*)\b/iu;

/** Words of hostility where no people are named: they despise, degrade or hunt, or praise who did. */
const HOSTILE =
  /\b(?:clear away|thin(?:ning|ned)? out|remigrat\p{L}*|steril(?:is|iz)\p{L}*|castrat\p{L}*|lynch\p{L}*|massacr\p{L}*|genocid\p{L}*|pogroms?|cleansing|enslav\p{L}*|gas chambers?|drown\p{L}*|starv\p{L}*|spit\p{L}*|mock(?:s|ed|ing)?|laugh\p{L}* at|humiliat\p{L}*|bred|multiply\p{L}*|hygien\p{L}* of|purg(?:e|ed|es|ing)|purity|the stock|inferior\p{L}*|subhuman|primitive|savages?|uncivili[sz]ed|dim(?:mer)?|dumb|brainless|dirty|filth\p{L}*|stink\p{L}*|smells?|stupid\p{L}*|idle|worthless|vermin|parasit\p{L}*|plague\p{L}*|infest\p{L}*|swarm\p{L}*|hordes?|replacement|boats?|dinghies|torpedo\p{L}*|wall(?:s|ed)? off|hose|rope|whip\p{L}*|flog\p{L}*|beat(?:ing|en)|slap(?:s|ped)?|shoot(?! up)|shot|kill(?!er| switch)\p{L}*|hang(?:ed|ing)?|burn(?:s|ed|t)?|overdos\p{L}*|pickpockets?|thieves|rid of|die out|finish the job|courage|proudly|pride|rightly|understandable|outburst|lower (?:orders?|races?|castes?|sort)|fewer of|half-breeds?|masters?|sharks?|cold enough|go back|where .{0,20}(?:came|belong)|what (?:is|was) coming|lesson|know .{0,12}place|no mercy|animals? (?:that|who))\b/iu;

/** Names for those who are many or above, who need no favour. */
const RANKS = /\b(?:whites?|aryans?|natives|straight|upper|superior|pure|own people)\b/iu;

/** Whether a motion refuses an act, or has a word that turns what its beginning promises. */
export function isTurned(motion: ReadMotion): boolean {
  return (
    motion.isDenied ||
    RANKS.test(motion.claim) ||
    TURNS.test(claimWithSigns(motion).replaceAll(FAIR_TURNS, ' '))
  );
}

const BAD =
  WORD.violence |
  WORD.death |
  WORD.exclusion |
  WORD.dehumanising |
  WORD.derogatory |
  WORD.insultNoun |
  WORD.insultAdjective |
  WORD.hatred |
  WORD.profanity |
  WORD.sexual |
  WORD.hostile |
  WORD.slur |
  WORD.softSlur;
/** Words of those classes that debates need. */
const MILD: ReadonlySet<string> = new Set(
  list(`animal animals criminal violent violence brutal death dead dying harm harms harmful toxic tool tools porn pornography bot bots
    grave disease diseases danger dangers dangerous slaughter sport sports harmed war wars weapon weapons attack attacks drug drugs
    prostitution crime crimes corrupt corruption fraud bad worse poor fat sex sexual abortion abortions execute penalty prison torture eliminate eliminates slaughter breeding trafficked rape
    shoot rat bugs pig pigs cow cows dog dogs insect insects fish chicken sheep wolf wolves rats fight fighting conflict`),
);

const HATEFUL = WORD.insultNoun | WORD.dehumanising | WORD.profanity | WORD.slur | WORD.softSlur;
/** Animals, and things that are called by such names, as motions on farms and nature need them. */
const NATURE: ReadonlySet<string> = new Set(
  list(`monkeys apes insects bugs mosquito mosquitoes rats rat mice pests pest weeds weed waste rubbish refuse trash garbage dirt disease diseases virus
    viruses tumour tumours cancer beast beasts bot bots tool tools`),
);

/** Whether a motion that names no people has a word of hostility. */
export function isHostile({ original, tokens }: Analysis): boolean {
  return (
    HOSTILE.test(original) ||
    tokens.some(({ word, classes }) => (classes & HATEFUL) !== 0 && !MILD.has(word) && !NATURE.has(word))
  );
}

/** Whether a motion has a word for what is done to people one despises, or for them. */
export function isHarsh({ original, tokens }: Analysis): boolean {
  return HARSH.test(original) || tokens.some(({ word, classes }) => (classes & BAD) !== 0 && !MILD.has(word));
}
