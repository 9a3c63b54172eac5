import * as m from '@rostrum/words/moderator-motions';
import { foundAt, type MotionFinding } from './finding.ts';
import { readMotion, type ReadMotion } from './read-motion.ts';

/** Words that every English sentence leans on. */
const ENGLISH = new Set(
  `this that these the of and to in is are was were be been for on as with by from at or not no it its their our we us would should
  must will can may might has have had do does did than more most less all any every who which what when where if but so because
  house believes supports opposes regrets prefers ban abolish make let give too better worse over into about between against
  without during after before under only own both each other also an a there they he she his her your you my`.split(
    /\s+/,
  ),
);
/** Small words of other languages that English has not. */
const FOREIGN = new Set(
  `la le les des une est pour dans qui que sur avec cette el los las una por para del con esta es der die das und ist nicht ein
  eine dieses wuerde würde sollte den dem zu von het een dit zou niet van en il gli della che questa questo di bu ve bir för att och
  är inte skulle denna det som na nie się jest ta ten że w z ja og ikke dette huset vil bunge hili ini akan yang dan untuk
  ez egy nem hogy ce cet aux du au ei ja tämä para uma não os da do esta isto şi acest această diese dieser kammer haus dass sollten werden wird ang mga sa ng ito kong`.split(
    /\s+/,
  ),
);
const BASE_VERBS =
  "ban|abolish|end|stop|make|let|give|raise|lower|legali[sz]e|criminali[sz]e|decriminali[sz]e|introduce|require|tax|scrap|remove|replace|allow|prohibit|forbid|build|close|open|cut|cap|limit|fund|subsidi[sz]e|nationali[sz]e|privati[sz]e|break up|throw|keep|bring|pay|free|arm|protect|increase|reduce|teach|punish|restrict|regulate|lift|leave|join|recogni[sz]e|institute|treat|hold|elect|prosecute|repeal|reform|use|put|save|support|extend|grant|release|sell|buy|move|invade|withdraw|cancel|delete|return|force|hire|fire|expand|adopt|create|establish|enforce|reinstate|reintroduce|provide|send|set|start|rename|renationali[sz]e|impose|ration|double|halve|split|merge|dissolve|impeach|boycott|censor|outlaw|vaccinate|switch|turn|defund|disarm|deport|expel|sack|disband|demolish|draft|execute|hang|pardon|apologi[sz]e|prioriti[sz]e|censure|condemn|reject|oppose|stay|vote|disclose|store|eliminate|penali[sz]e|widen|cease|invest|place|act to|implement|display|delay|deny|guarantee|ensure|encourage|promote|improve|mandate|negotiate|offer|outsource|overhaul|phase out|prevent|quit|rebuild|relax|resist|respect|separate|sign|suspend|tear down|test|transfer|trust|weaken|deregulate|dismantle|divide|deploy|arrest|assassinate|choose|cull|bring back|hand|have|take|get rid|help|fight|tackle|set up|pedestriani[sz]e|drop|shut|ease|fix|move|name|nuke|open|plant|reward|say|share|shorten|slow|speed|swap|trade|train|try|unban|legislate|equip|elect|exempt|compensate|clone|colonise|defend|destroy|disarm|do not|don[’']t|never";
const IMPERATIVE = new RegExp(`^\\s*(?:let us |let[’']s |we |please |time to )?(?:${BASE_VERBS})\\b`, 'iu');
const FINITE =
  /\b(?:is|are|was|were|be|been|has|have|had|do|does|did|should|would|must|will|shall|can|could|may|might|ought|cannot|isn[’']t|aren[’']t|won[’']t|can[’']t|don[’']t|doesn[’']t|shouldn[’']t|need|needs|deserves?|causes?|makes?|helps?|harms?|hurts?|works?|fails?|failed|leads?|belongs?|beats?|matters?|threatens?|undermines?|outweighs?|outweigh|produces?|prevents?|improves?|destroys?|ruins?|kills?|saves?|costs?|gives?|gave|takes?|took|brings?|brought|creates?|created|improved|caused|damages?|damaged|flows?|boils?|wrote|won|ended|began|came|fell|went|discourages?|encourages?|promotes?|reduces?|increases?|protects?|violates?|restricts?|requires?|treats?|serves?|benefits?|exploits?|teaches|shows?|proves?|depends?|enhances?|erodes?|represents?|contributes?|justify|justifies|means?|provides?|allows?|lets?|goes|go|comes|stays?|stole|steals?|cheated|lied|lies|poisons?|touches|sells|spread|hits?|beat|landed|died|contain|contains|affects?|orbits?|borders|spreads?|poses?|explains?|exists?|remains?|seems?|becomes?|offers?|leaves?|keeps?|wins?|loses?|denies|limits?|hinders?|drives?|shapes?|defines?|deprives?|insults?|fuels?|rewards?|punishes|outlives?|divides?|unites?|weakens?|strengthens?|distracts?|empowers?|isolates?|returns?|suffers?|lives?|matter|counts?|pays?|sells?|owes?|trumps|excuses?|left|joined|freezes?|reads?|melts?|eats?|flies|runs?|has|\p{L}{3,}ed)\b/iu;
/** A subject that a verb follows. */
const ACTOR =
  /^\s*(?:we|they|people|nobody|everybody|everyone|you|children|parents|states|countries|governments?) (?!and|of|in|or|for)\p{L}+/iu;
/** What a house may say next. */
const STANCES =
  /^(?:would|will|should|must|shall|ought|could|can|may|might|believes?|thinks?|holds?|considers?|supports?|opposes?|regrets?|prefers?|hopes?|fears?|celebrates?|welcomes?|condemns?|rejects?|denies|has|have|is|does|do|did|doubts?|trusts?|calls?|wishes|wants?|mourns|applauds|praises|endorses|predicts|demands|laments|values|favou?rs|chooses|rather|accepts?|agrees|affirms|thanks|forgives|loves|hates|despises|loathes|detests|likes|dislikes|expects|asks|urges|recognises|recognizes|admires|salutes|embraces?|needs|knows|says|feels|maintains|advocates|backs|defends|proposes|disagrees|deplores|denounces|stands|sees|finds|questions|resolves|declares|recommends|insists|notes|desires|dreams|worries|respects|commends|deeply|looks|misses|owes|pities|encourages|discourages|distrusts|wouldn[’']t|doesn[’']t|won[’']t|shouldn[’']t)$/iu;
/** After "would" these begin no act. */
const NO_ACT =
  /^(?:would|the|an?|of|and|or|because|however|therefore|table|is|are|was|were|should|must|will|with|from|to|in|on|at|for|than|that|this|these|those|which|who|green|blue|red|very|too|quickly|\d+)$/iu;
const ORDER =
  /\b(?:disregard|skip|bypass|ignore|turn off|switch off|disable) (?:the |this |any )*(?:fairness |safety |content )*(?:check|checks|moderator|moderation|filter|filters)\b|\bignore what (?:you|i)\b|\b(?:instruct|order|tell|command) the (?:moderator|ai|bot|judge|model) to\b|\b(?:ignore|disregard|forget|override|bypass) (?:all |any |the |your |my |these |those |of )*(?:previous |prior |above |earlier |preceding |former |original |system |other )*(?:instructions?|prompts?|rules above|rules|guidelines|commands|directions|programming|training)\b|\bas an (?:ai|llm|language model|assistant)\b|\byou are (?:now |an? (?:ai|bot|assistant|language model)|chatgpt|gpt|going to|no longer)|\b(?:system|developer) prompt\b|\bjailbreak\b|\b(?:chat ?gpt|gpt(?:-?\d)?|claude|gemini|copilot|alexa|siri|bard|llm)\b[,:]? (?:please|what|whats|how|give|tell|write|make|set|can|could|i|help|is|play|explain|find)\b|\{\s*"|\b(?:return|output|print|respond with|reply with|answer with) (?:only |the |a |just |\{|“|")*(?:json|verdict|fair|yes|ok|true|the word|system|xml)\b|\bsay (?:only )?(?:that )?(?:this|the|my) motion is (?:fair|good|fine|ok)\b|\b(?:approve|accept|pass|rate|score|mark) (?:this|my|the) (?:motion|topic|debate|text|answer)\b|\byou must (?:let|give|say|answer|approve|accept|declare|always|never|obey|help|write)\b|\b(?:declare|make|let) (?:the )?(?:proposition|opposition|government|first team|my (?:side|team)|me|pro|con|us)\b[^.;]{0,20}?(?:win|winner|won)|\b(?:give|award) (?:the )?(?:first|second|my|our|proposition|opposition)\b[^.;]{0,20}?(?:full marks|points|the win|victory|10)|^\s*you are (?:now )?(?:an? )?(?:\p{L}+ )?(?:judge|assistant|bot|expert|pirate|robot|model|debater|teacher|lawyer|helper)\b|\b(?:award|give|hand) (?:the )?(?:win|victory|debate) to\b|\bact as (?:an?|if|my)\b|\bpretend (?:to be|you|that you)\b|\bfrom now on\b[^.;]{0,30}?\byou\b/iu;
/** Wishes to somebody who is asked to write, explain or tell. */
const REQUEST =
  /^\s*(?:hey |hi |hello |dear |ok |okay |please |pls |now |moderator[,:]? |ai[,:]? |bot[,:]? |can you |could you |would you |will you |i want you to |i need you to |i'd like you to |help me )*(?:(?:please|can you|could you|would you|will you|i want you to|i need you to|help me)\b.*|(?:write|compose|generate|summari[sz]e|translate|explain|describe|list|draft|proofread|rewrite|rephrase|suggest|recommend|calculate|solve|code|tell me|show me|give me|find me|get me|set a|play (?:some|a|the)|remind me|tell us|give us|write me|help me|answer the|repeat after|repeat the|print|make me|make us|make a list|name (?:three|five|some)|argue (?:that|for|against)|invent|debate with me)\b)/iu;
const QUESTION_TO_AI =
  /\bwhat(?:['’]?s| is| are| would be) (?:a |some |your |the )?(?:good|best|nice|favourite|fun|interesting) (?:topic|motion|debate|idea|subject)/iu;
const CHATTER =
  /^\s*(?:(?:hello|hi|hey|hiya|yo|lol|haha+|idk|whatever|ok|okay|thanks|thank you|good (?:morning|evening|afternoon)|how are you|bye|none|blah|hmm+|umm+|yes|um|lorem ipsum|once upon a time)\b(?! \p{L}+ (?:should|must|is|are))|test(?:ing)?\b[\s,.!]*(?:test|\d|$)|n\/a|see (?:the )?(?:attached|attachment|below|above|link|file|photo)|add \d+|click (?:here|on)|(?:what|why|how|who|when|where|which) (?:is|are|do|does|did|can|should|would|will|was|were)\b|asdf|qwert|chapter \d|dear )/iu;
const DIARY =
  /^\s*(?:(?:yesterday|today|last (?:night|week|year|summer)|this morning|one day|on monday)\b[^.]*?\b(?:i|we|my|he|she|there|they|it)\b|(?:i|i['’]m|i['’]ve|my|my \p{L}+) (?:said|told|says|thinks|asked|am|was|went|like|love|hate|have|had|want|need|think|feel|don[’']t|can|did|got|play|saw|really|dog|cat|name|mum|favourite|homework))\b/iu;
/** A text that begins as an essay does. */
const ESSAY =
  /^\s*(?:introduction|conclusion|abstract|essay|summary|question|answer|title|paragraph|page|part) ?\d*\s*[:.]/iu;
/** A sentence that breaks off. */
const BROKEN_OFF = /\b(?:the|an?|of|and|or|because|with|would|should|that)\s*[.!]?$/iu;
const ADDRESS = /^\s*(?:https?:\/\/|www\.)\S+|^\s*\S+@\S+\.\S+\s*$/iu;

/** Texts that ask for no debate: orders, chatter, addresses, bare subjects, words without a sentence. */
export function findNoMotion(motion: ReadMotion): MotionFinding[] {
  const { text } = motion;
  const order =
    ORDER.exec(text) ?? (motion.isHouse ? null : (QUESTION_TO_AI.exec(text) ?? REQUEST.exec(text)));
  if (order) {
    return [
      foundAt('order', order, {
        reason: m.order(),
        weight: 0.95,
      }),
    ];
  }
  if (ADDRESS.test(text)) return [none(motion, m.noMotion())];
  const language = findOtherLanguage(motion);
  if (language) return [language];
  const other = motion.isHouse
    ? BROKEN_OFF.exec(text)
    : (CHATTER.exec(text) ?? DIARY.exec(text) ?? ESSAY.exec(text));
  if (other) return [none(motion, m.noMotion())];
  if (motion.isHouse) return brokenHouse(motion);
  return hasVerb(motion.claim) || IMPERATIVE.test(motion.claim) || ACTOR.test(motion.claim)
    ? repeats(motion)
    : [none(motion, m.bareSubject())];
}

/** A verb, and not a noun that looks like one: "the future of work". */
function hasVerb(claim: string): boolean {
  return FINITE.test(
    claim.replaceAll(/\b(?:of|the|an?|and|in|for|on|with|their|our|at|from|between) \p{L}+/giu, ' · '),
  );
}

/** "This house green", "This house would the of". */
function brokenHouse(motion: ReadMotion): MotionFinding[] {
  const { stance, claim } = motion;
  const next = /^[\p{L}\d’'-]+/u.exec(claim.replace(/^[\s“"‘'(]+/u, ''))?.[0] ?? '';
  const isBroken =
    stance === '' ||
    next === '' ||
    !STANCES.test(stance) ||
    (/^(?:would|will|should|must)$/u.test(stance) &&
      NO_ACT.test(next) &&
      !/^\s*(?:at (?:last|once|least)|in (?:principle|all|future)|on \p{L}+|for \p{L}+|to \p{L}+),? /iu.test(
        claim,
      ));
  return isBroken ? [none(motion, m.noMotion())] : repeats(motion);
}

/** "would would would": no sentence says one word three times running. */
function repeats(motion: ReadMotion): MotionFinding[] {
  return /\b(\p{L}+)(?:\s+\1\b){2,}/iu.test(motion.text) ? [none(motion, m.noMotion())] : [];
}

function none({ text, claim, claimStart, isHouse }: ReadMotion, reason: string): MotionFinding {
  const start = isHouse && claim.trim() !== '' ? claimStart : text.length - text.trimStart().length;
  return {
    kind: 'noMotion',
    start,
    end: Math.max(start + 1, text.trimEnd().length),
    reason,
    rewrite: null,
    weight: 0.95,
  };
}

/** Whether a text is in another language than English, of which nothing here knows what it says. */
export function isInOtherLanguage(text: string): boolean {
  return findOtherLanguage(readMotion(text)) !== undefined;
}

function findOtherLanguage(motion: ReadMotion): MotionFinding | undefined {
  const { text } = motion;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isForeign =
    letters > 0 &&
    (latin < letters / 2 ||
      (!motion.isHouse &&
        words.length >= 3 &&
        readsForeign(words, /\p{Script=Latin}\p{M}|[À-ɏ]/u.test(text))));
  if (!isForeign) return undefined;
  const start = text.length - text.trimStart().length;
  return {
    kind: 'otherLanguage',
    start,
    end: text.trimEnd().length,
    reason: m.otherLanguage(),
    rewrite: null,
    weight: 0.9,
  };
}

function readsForeign(words: readonly string[], hasAccents: boolean): boolean {
  const english = words.filter((word) => ENGLISH.has(word) && !FOREIGN.has(word)).length;
  const foreign = words.filter((word) => FOREIGN.has(word)).length;
  if (english === 0) return foreign > 0 || hasAccents;
  return foreign > english && foreign >= 2;
}
