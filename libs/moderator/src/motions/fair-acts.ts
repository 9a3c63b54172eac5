import { claimWithSigns, PEOPLE } from './about-people.ts';
import { BANNABLE, BODY, CAMPAIGNS, GOOD, HARMS, OF_THEM, P, PORTRAYAL, RULE } from './fair-act-words.ts';
import type { ReadMotion } from './read-motion.ts';
import { isTurned } from './turned-acts.ts';

const beginnings = (...sources: string[]) =>
  sources.map((source) => new RegExp(`^${source}(?![\\p{L}-])`, 'u'));

const HOW =
  '(?:(?:aggressively|significantly|dramatically|substantially|automatically|temporarily|gradually|fully|permanently|financially|actively|always|also|publicly) )?';
const SOME =
  '(?:an? |the |all |free |equal |more |direct |full |local |their |paid |unconditional |universal |permanent |legal |public |temporary |substantial |dual |same |state |better |primary |affordable |yearly |every )*';
const ANY = "(?:[\\p{L}\\d§’'-]+ )";

/** No people follow: a rule for everybody is one thing, and the same rule for some another. */
const FOR_ALL = `(?=[^${PEOPLE}]*$)`;

/** What the house would do. */
const ACTS = beginnings(
  `${HOW}(?:let|allow|permit|enable) ${P}${OF_THEM} (?:to )?(?:\\p{L}+ly )?${GOOD}`,
  `${HOW}(?:legali[sz]e|decriminali[sz]e|introduce|allow|permit|guarantee) ${SOME}(?:${GOOD}|same-sex|gay marriage)`,
  `${HOW}(?:give|grant|offer|pay|guarantee|provide|extend|restore|award) (?:${P}${OF_THEM} )?(?:to )?${SOME}${GOOD}`,
  `${HOW}(?:give|grant|offer|pay|guarantee|provide|extend|restore|raise|increase|double|lower the price of) ${ANY}{0,3}?${GOOD} (?:to|for) ${P}`,
  `(?:reserve|set aside) ${ANY}{0,4}?${GOOD} ${ANY}{0,3}?(?:for|to) ${P}`,
  `(?:set|impose|introduce|extend|use|create|adopt|prefer|require|end|abolish) ${ANY}{0,4}?quotas?(?= (?:for|in|at|to|across)|$)`,
  `(?:set|introduce|raise|guarantee|pay) ${ANY}{0,3}?minimum wage`,
  `(?:fund|subsidi[sz]e|build|create|establish|set up|expand|found|finance|provide) ${ANY}{0,3}?(?:${GOOD}|teams|leagues|networks|clubs) (?:for|to|by|of|in) ${ANY}{0,3}?${P}`,
  `${HOW}(?:lower|raise|increase|reduce|cap|cut|abolish|introduce|replace|reform|remove|end|keep|extend|restore|repeal|tighten|loosen|relax|double|halve|freeze|scrap|lift|enforce|create and enforce) (?:all |the |national |state )*${RULE}${FOR_ALL}`,
  `(?:ban|prohibit|outlaw|end|abolish|criminali[sz]e|forbid|stop|phase out) (?:all |the |the use of |the practice of )*${HARMS}`,
  `(?:ban|prohibit|outlaw|end|abolish|forbid|stop|restrict|phase out) (?:all |the |the use of |the practice of )*${BANNABLE}${FOR_ALL}`,
  `(?:tax|require|make|force|oblige|have) ${BODY} (?:to )?(?:pay|hire|offer|provide|teach|accept|admit|accommodate|employ|serve|place §? ?with|fund|apologi[sz]e|compensate)`,
  `(?:make) ${ANY}{1,4}?(?:free(?! of)|accessible|available|affordable)`,
  `(?:make) ${ANY}{1,4}?(?:compulsory|mandatory|optional)${FOR_ALL}`,
  `(?:make|require|oblige) ${P}(?: over [\\p{L}-]+)? (?:to )?(?:take|retake) (?:a|the) (?:new )?(?:eye |driving )?test`,
  `${HOW}(?:compensate|pardon|recruit|hire|prioriti[sz]e|welcome|accept|resettle|settle|fund|subsidi[sz]e|apologi[sz]e to|vaccinate|insure|conscript) (?:\\p{L}+ ){0,2}?${P}`,
  `(?:ban|prohibit|restrict|remove|label|regulate) (?:all )?(?:art|speech|films?|books?|adverts?|advertising|music|posts|media|content|jokes) that (?:offends?|insults?|demeans?|stereotypes?)`,
  `(?:show|have) (?:more |greater )?(?:compassion|solidarity|respect|an? quotas?)`,
  `(?:teach|hold|appoint|elect) ${ANY}{0,4}?(?:history|lottery|referendum|in [a-z]+ schools)`,
  `put ${P} on (?:the |all )?(?:boards?|banknotes|juries|committees|courts?)`,
);

/** Those who speak for a cause. */
const CAUSE = `(?:the )?(?:${ANY}{0,3}?(?:movements?|parties|part(?:y|ies)|unions?|organi[sz]ations?|feminists?|activists?|campaigns?|leaders?)|(?:these|such|oppressed) (?:groups?|minorities)|§ (?:movements?|groups?|organi[sz]ations?))`;

/** What the house holds. */
const CLAIMS = beginnings(
  `(?:the |all )*${P}${OF_THEM} (?:should|must|ought to) (?:all |also |always )*(?:be (?:allowed|able|free|permitted|entitled) to|be (?:given|granted|offered|paid|guaranteed)|be allowed (?:on|in|into|at) the|have (?:the |an? |equal )*(?:right|access|choice)|get|receive) (?:\\p{L}+ly )?${SOME}(?:${GOOD}|take part|front line|army|military|clergy|carry|play|fight|attend|drive|join|choose|health|state|equal|free)`,
  `(?:${P} )?${GOOD} (?:for ${P} )?(?:should|must|ought to) be (?:legal|legali[sz]ed|allowed|recogni[sz]ed|free|protected|guaranteed|funded|introduced)`,
  `(?:it is |it[’']s |its )?(?:legitimate|permissible|acceptable|justified) for ${P} to (?:use|have|seek|demand|strike|leave|vote|resist|protest|boycott|choose|speak)`,
  `(?:the )?${ANY}{1,3}?(?:should|must|ought to) be (?:elected|chosen|appointed) by (?:all )?${P}$`,
  `(?:positive discrimination|affirmative action|quotas?|${RULE}) (?:should|must|ought to) be (?:used|set|introduced|required|kept|extended)`,
  `(?:the |an? |all )*(?:portrayal|airbrushing|objectification|sexuali[sz]ation|exploitation|abuse) of`,
  `(?:the |all )*(?:${HARMS}|(?:\\p{L}+ )?(?:discriminat|harass|sexis|racis)\\p{L}*|music|lyrics|adverts?|advertising|media|films?|pornography)(?: that [^${PEOPLE}]*)?(?: ${ANY}{0,4}?§)? (?:should|must|ought to) (?:all |also )*be (?:banned|prohibited|outlawed|abolished|ended|illegal|criminali[sz]ed|stopped|restricted)`,
  `(?:the )?${P} (?:should|ought to|must|have a right to|has a right to) (?:also |actively |always )*${CAMPAIGNS}`,
  `${CAUSE} (?:should|ought to|must) (?:also |actively |always )*(?:${CAMPAIGNS}|support|condemn|reject|focus|endorse|embrace|prioriti[sz]e|promote|seek|court|lead)`,
  `${BODY} (?:should|ought to|must|has a duty to|have a duty to|are right to|is right to|was right to|were right to) (?:also |actively |\\p{L}+ly )*(?:pay|apologi[sz]e|provide|give|grant|offer|guarantee|teach|fund|subsidi[sz]e|incentivi[sz]e|allow|let ${P} ${GOOD}|accept|admit|take in|resettle|recogni[sz]e|compensate|return|relax|ordain|legali[sz]e|decriminali[sz]e|be (?:allowed|elected|appointed|forced to field)|elect|field|nationali[sz]e|sever)`,
  `(?:gender|racial|caste|ethnic|affirmative|positive) (?:quotas|equality|action|discrimination)${FOR_ALL}|(?:conscription|reservation|reparations|quotas|same-sex|surrogacy|sex work|identity politics|religious education|faith schools|single-sex schools|secularism)${FOR_ALL}`,
);

/** What it regrets, and what it welcomes. */
const AGAINST = beginnings(
  `(?:the |all |any |all forms of )*(?:${PORTRAYAL}|${HARMS}|${BANNABLE}${FOR_ALL})`,
);
const FOR = beginnings(
  `(?:the |a |an |all )*(?:${RULE}${FOR_ALL}|${GOOD}|affirmative action|reparations|${BODY}[’']s ${ANY}{0,3}?(?:quotas?|exemption|fees?|scheme))`,
);

/** What is taught or shown may be anything. */
const SAYS_THAT = /\bthat\b(?! (?:offends?|insults?|demeans?|stereotypes?)\b)/u;

/** Whether a motion about people does, holds or judges what houses debate fairly, and nothing in it turns that. */
export function isFairAct(motion: ReadMotion): boolean {
  const claim = claimWithSigns(motion);
  if (isTurned(motion) || SAYS_THAT.test(claim)) return false;
  return patternsFor(motion.stance).some((pattern) => pattern.test(claim));
}

/** What one does to things, or to each of them alike. */
const ON_THINGS =
  /^(?:abolish|rename|repeal|nationali[sz]e|privati[sz]e|open|build|plant|light) (?!up\b|fire\b)|\b(?:every|each) \p{L}/u;

/** Whether a motion that names no people does to things what is hardly done to people, and nothing in it turns that. */
export function isActOnThings(motion: ReadMotion): boolean {
  return motion.stance === 'would' && !isTurned(motion) && ON_THINGS.test(claimWithSigns(motion));
}

function patternsFor(stance: string): readonly RegExp[] {
  if (/^(?:would|will|should|shall|must|to)$/u.test(stance)) return ACTS;
  if (/^(?:opposes?|regrets?|condemns?|rejects?|deplores?|laments?)$/u.test(stance)) return AGAINST;
  if (/^(?:supports?|celebrates?|welcomes?|prefers?)$/u.test(stance)) return FOR;
  return stance === '' ? [...CLAIMS, ...ACTS] : CLAIMS;
}
