import { BANNABLE, BODY, CAMPAIGNS, GOOD, OF_THEM, P, PORTRAYAL, RULE } from './fair-act-words.ts';
import { isTurned } from './turned-acts.ts';
import { claimWithSigns } from './about-people.ts';
import type { ReadMotion } from './read-motion.ts';

const beginnings = (...sources: string[]) =>
  sources.map((source) => new RegExp(`^${source}(?![\\p{L}-])`, 'u'));

const HOW =
  '(?:(?:aggressively|significantly|dramatically|substantially|automatically|temporarily|gradually|fully|permanently|financially|actively|always|also|publicly) )?';
const SOME =
  '(?:an? |the |all |free |equal |more |direct |full |local |their |paid |unconditional |universal |permanent |legal |public |temporary |substantial |dual |same |state |better |primary |affordable |yearly |every )*';
const ANY = "(?:[\\p{L}\\d§’'-]+ )";

/** What the house would do. */
const ACTS = beginnings(
  `${HOW}(?:let|allow|permit|enable|help|encourage|incentivi[sz]e) ${P}${OF_THEM} (?:to )?(?:be |\\p{L}+ly )?${GOOD}`,
  `${HOW}(?:legali[sz]e|decriminali[sz]e|recogni[sz]e|introduce|allow|permit|guarantee|protect) ${SOME}(?:${GOOD}|${RULE}|same-sex|gay|§)`,
  `${HOW}(?:give|grant|offer|pay|guarantee|provide|extend|restore|lend|award|return|open|send|supply) (?:${P}${OF_THEM} )?(?:to )?${SOME}${GOOD}`,
  `${HOW}(?:give|grant|offer|pay|guarantee|provide|extend|restore|return|lend|open) ${ANY}{0,3}?${GOOD} (?:to|for) ${P}`,
  `(?:reserve|set aside) ${ANY}{0,4}?${GOOD} ${ANY}{0,3}?(?:for|to) ${P}`,
  `(?:set|impose|introduce|extend|use|create|adopt|prefer|require|end|abolish) ${ANY}{0,4}?quotas?`,
  `(?:set|introduce|raise|guarantee|pay) ${ANY}{0,3}?minimum wage`,
  `(?:fund|subsidi[sz]e|build|create|establish|set up|expand|found|finance) ${ANY}{0,3}?(?:${GOOD}|teams|leagues|networks|clubs|lessons) (?:for|to|by|of|in) ${ANY}{0,3}?${P}`,
  `${HOW}(?:lower|raise|increase|reduce|cap|cut|abolish|introduce|replace|reform|end|keep|extend|restore|repeal|tighten|loosen|relax|double|halve|freeze|scrap|lift|enforce|create and enforce) (?:all |the |national |state )*${RULE}`,
  `(?:ban|prohibit|outlaw|end|abolish|criminali[sz]e|forbid|stop|restrict|phase out) (?:all |the |the use of |the practice of )*${BANNABLE}`,
  `(?:ban|prohibit|forbid|restrict) the (?:sale|advertising|marketing) of ${ANY}{1,4}?to ${P}`,
  `(?:tax|require|make|force|oblige|have|let|allow|forbid) ${BODY} (?:\\p{L}+ )?(?:to )?(?:pay|publish|report|hire|offer|provide|teach|accept|admit|disclose|accommodate|include|employ|recognise|show|wear|build|install|share|verify|give|fund|elect|protect|apologi[sz]e|choose|opt out|decide|reveal|display|label|guarantee)`,
  `(?:make) ${ANY}{1,4}?(?:free|compulsory|mandatory|accessible|available|optional|affordable)`,
  `(?:make|require|oblige) ${P}(?: over [\\p{L}-]+)? (?:to )?(?:take|retake) (?:a|the) (?:new )?(?:\\p{L}+ )?test`,
  `${HOW}(?:teach|commemorate|compensate|pardon|protect|recruit|hire|train|prioriti[sz]e|welcome|accept|admit|resettle|educate|fund|subsidi[sz]e|integrate|include|consult|apologi[sz]e to|recogni[sz]e|retrain|vaccinate|insure|conscript|draft) (?:\\p{L}+ ){0,2}?${P}`,
  `(?:teach|include|publish|collect|count|hold|appoint|elect) ${ANY}{0,4}?(?:lessons?|history|data|census|lottery|referendum|reparations|salaries|tax returns?|in [a-z]+ schools|names of convicted)`,
  `remove names and photographs`,
  `free § (?:in|from)`,
  `put ${P} on (?:the |all )?(?:boards?|banknotes|juries|committees|courts?)`,
);

/** What the house holds. */
const CLAIMS = beginnings(
  `(?:the )?${P}(?: (?:movements?|groups?|part(?:y|ies)|communit(?:y|ies)|organi[sz]ations?))? (?:should|ought to|must|have a duty to|has a duty to) (?:also |actively |always |\\p{L}+ly )*${CAMPAIGNS}`,
  `${BODY} (?:should|ought to|must|has a duty to|have a duty to|are right to|is right to|was right to|were right to) (?:also |actively |\\p{L}+ly )*(?:pay|apologi[sz]e|provide|give|grant|offer|guarantee|teach|fund|subsidi[sz]e|incentivi[sz]e|allow|let ${P} ${GOOD}|accept|admit|recogni[sz]e|protect|compensate|return|publish|relax|invest|support|condemn|prioriti[sz]e|focus|ordain|legali[sz]e|decriminali[sz]e|introduce|adopt|be (?:allowed|elected|required|appointed|held|able|forced to field)|promote|work|court|lead|implement|elect|field|nationali[sz]e|sever|share|open|build|seek|pardon)`,
  `(?:the )?${P} (?:should be|ought to be|must be) (?:allowed to|elected|compensated|represented|included|taught|paid|free to|able to|entitled to)`,
  `(?:gender|racial|caste|ethnic|affirmative|positive) (?:quotas|equality|action|discrimination)|(?:conscription|reservation|reparations|quotas|same-sex|surrogacy|sex work|identity politics|religious education|faith schools|single-sex schools|multiculturalism|secularism|globali[sz]ation)`,
);

/** What it regrets, and what it welcomes. */
const AGAINST = beginnings(
  `(?:the |all |any |all forms of )*(?:${PORTRAYAL}|${BANNABLE}|(?:[\\p{L}]+ )?(?:bans? on|law that))`,
);
const FOR = beginnings(
  `(?:the |a |an |all )*(?:${RULE}|${GOOD}|(?:gender|racial|caste|ethnic) (?:quotas|equality)|affirmative action|reparations|${BODY}[’']s (?:${ANY}{0,3}?quotas?|ban on|rule that|plan to|limits?|exemption|fees?|programme|tax|switch|scheme|(?:late )?trials?|decision|laws?|space programme|${ANY}{0,2}?exemption))`,
);

/** Whether a motion about people does, holds or judges what houses debate fairly, and nothing in it turns that. */
export function isFairAct(motion: ReadMotion): boolean {
  if (isTurned(motion)) return false;
  const claim = claimWithSigns(motion);
  return patternsFor(motion.stance).some((pattern) => pattern.test(claim));
}

function patternsFor(stance: string): readonly RegExp[] {
  if (/^(?:would|will|should|shall|must|to)$/u.test(stance)) return ACTS;
  if (/^(?:opposes?|regrets?|condemns?|rejects?|deplores?|laments?)$/u.test(stance)) return AGAINST;
  return /^(?:supports?|celebrates?|welcomes?|prefers?)$/u.test(stance) ? FOR : CLAIMS;
}
