import type { Reason } from '../said/reasons.ts';
import { spanOf, type Analysis } from '../text/analysis.ts';
import { bandOf, outermost, type Finding } from './finding.ts';
import { findPhrases, phrase, phraseBook, type Phrase, type PhraseHit } from './phrases.ts';

const THRESHOLD = 0.5;
/** The weight from which a phrase leaves no doubt that it is sexual and aimed at somebody; any other needs a second reading. */
const EXPLICIT_FROM = 0.9;
const INTIMATE = '(?:dick|cock|penis|pussy|vagina|tits|titties|boobs|clit|nipples)';
const PARTS = `(?:${INTIMATE}|balls|cunt|cum)`;
const ACTS = '(?:fuck|finger|fondle|grope|lick|undress|penetrate|cum (?:on|in))';
const WANT =
  "(?:i|i'd|i'll|i'm|let me|wanna|want to|gonna|going to|would love to|come and|can i|may i|please)";
/** The author's own wish or intention, and nothing between it and the act. */
const I_WANT =
  "(?:(?:i|we) (?:want to|wanna|will|would|am going to|(?:would|'d) (?:love|like) to)|i'll|i'd(?: (?:love|like) to)?|i'm (?:going to|gonna)|imma|let me|can i|may i)";
const FIGURATIVELY = '(?! (?:over|up|off|around|for|on (?:the|this|that|your)))';
const NAKED_PICTURES = '(?:nudes|nude pics|nude pictures|naked (?:pics|pictures|photos)|dick pics?)';

const WITH_ADULTS: readonly Phrase[] = [
  phrase(
    'asks for a sexual act',
    0.9,
    `(?:suck|lick|ride|sit on|touch|stroke|grab|kiss|swallow|taste) (?:on )?my (?:\\w+ )?(?:${PARTS}|face)`,
  ),
  phrase('announces a sexual act', 0.9, `${I_WANT}(?: \\w+)? ${ACTS} (?:you|u)${FIGURATIVELY}`),
  phrase(
    'announces a sexual act',
    0.9,
    `${I_WANT}(?: \\w+)? (?:sleep|have sex|hook up) with (?:you|u)(?! (?:on|to the will|rules))`,
  ),
  phrase('asks for pictures', 0.9, `(?:send|show|give) me (?:\\w+ ){0,2}${NAKED_PICTURES}`),
  phrase(
    'asks for a sexual act',
    0.9,
    '(?:you wanna fuck|wanna fuck me|spread your legs for me|come sit on my face|jerk off to you)',
  ),
  phrase(
    'asks for a sexual act',
    0.85,
    `(?:suck|lick|ride|sit on|touch|stroke|grab|kiss|swallow|taste) (?:on )?(?:his|this) (?:\\w+ )?(?:${PARTS}|face)`,
  ),
  phrase(
    'asks for a sexual act',
    0.85,
    '(?:suck|lick|touch|grab|taste) (?:on )?my (?:\\w+ )?(?:ass|asshole)',
  ),
  phrase(
    'announces a sexual act',
    0.85,
    `${WANT}(?: \\w+){0,4} (?:fuck|bang|screw|finger|fondle|grope|lick|suck|spank|mount|undress|penetrate|cum (?:on|in)) (?:you|u|your|her|him|that)(?! (?:over|up|off))`,
  ),
  phrase(
    'speaks of somebody’s body',
    0.85,
    `(?:your|ur|her|his) (?:\\w+ ){0,2}(?:${INTIMATE}|hot body|sexy body|panties|thong|bra)(?= (?:is|are|look|looks|feel|tastes?|makes?|all|so|would|on|in|and)|$)`,
  ),
  phrase(
    'announces a sexual act',
    0.85,
    `${WANT}(?: \\w+){0,4} (?:sleep with|have sex with|make love to|hook up with|bend|do things to|get into bed with) (?:you|u|her|him)(?! (?:on|to the will|rules))`,
  ),
  phrase(
    'asks for pictures',
    0.85,
    '(?:send|show|share|post)(?: \\w+){0,2} (?:pictures?|pics?|photos?|videos?|selfies?) of (?:you|yourself|your|her|him)(?: \\w+){0,2} (?:naked|nude|undressed|in (?:your )?(?:underwear|bikini|lingerie|shower|bed)|body|tits|boobs|ass)',
  ),
  phrase(
    'speaks of lust',
    0.75,
    "(?:i get|i am|i'm|makes? me|made me|getting)(?: \\w+){0,2} (?:horny|hard for you|wet for you|turned on by you)",
  ),
  phrase(
    'asks for pictures',
    0.85,
    `(?:send|show|share|post|trade|give)(?: \\w+){0,2} (?:${NAKED_PICTURES}|tits|boobs|pussy)`,
  ),
  phrase(
    'asks for a sexual act',
    0.85,
    '(?:have sex with me|sleep with me|fuck me|bend over|get on your knees|spread your legs|take off your|come sit on|wanna fuck|down to fuck|dtf|jerk (?:me|him) off|jerk off to|wank (?:to|over)|masturbat\\w+ (?:to|over) (?:you|your|her|him))',
  ),
  phrase(
    'calls somebody a sexual object',
    0.75,
    "(?:you|you're|she|she's|he|he's|u)(?: \\w+){0,4} (?:so )?(?:fuckable|slutty|horny|sexy (?:bitch|slut|little|thing)|wet for|hard for|cum ?(?:dump|slut|rag)|sex (?:toy|object|slave))",
  ),
  phrase(
    'sexual words',
    0.8,
    '(?:blowjob|blow job|handjob|rimjob|gangbang|deep ?throat|cumshot|creampie|bukkake|doggy ?style|butt ?plug|dildo)s?(?= (?:you|your|me|my|her|him|for|from)|$)',
  ),
];

const MINOR =
  '(?:(?:little|young|underage|under age|school|preteen|pre teen|teen|teenage|minor) ?(?:girls?|boys?|kids?|child|children)?|children|child|kids?|toddlers?|minors?|(?:1[0-7]|[5-9]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen) ?(?:year old|years old|yo|yr old)s?)';
const WITH_MINORS: readonly Phrase[] = [
  phrase(
    'sexual words about a minor',
    0.95,
    `${I_WANT}(?: \\w+)? (?:fuck|have sex with|masturbat\\w+ to|grope|molest)(?: \\w+)? ${MINOR}(?! (?:over|up|out))`,
  ),
  phrase(
    'sexual words about a minor',
    0.95,
    `${I_WANT}(?: \\w+)? (?:touch|undress|sleep with) (?:\\w+ )?(?:little|underage|preteen) (?:girls?|boys?)`,
  ),
  phrase('sexual words about a minor', 0.95, `(?:sexy|horny|fuckable) ${MINOR} (?:pics|pictures|videos)`),
  phrase(
    'sexual words about a minor',
    0.85,
    `${WANT}(?: \\w+){0,3} (?:fuck|sex with|sleep with|touch|undress|naked|nudes? (?:of|from)|masturbat\\w+ to|kiss|grope|molest)(?: \\w+){0,3} ${MINOR}`,
  ),
  phrase(
    'sexual words about a minor',
    0.85,
    `(?:sexy|horny|hot|fuckable|naked|nude|nudes of|pics of naked|porn (?:of|with))(?: \\w+){0,1} ${MINOR}(?= (?:pics|pictures|videos|porn|turn|make|are so)|$)`,
  ),
];

const GATE =
  /\b(?:dick|cock|penis|balls|pussy|vagina|cunt|tits|titties|boobs|ass|asshole|clit|nipples|cum|suck|lick|ride|sit|touch|stroke|grab|kiss|swallow|taste|fuck|bang|screw|finger|fondle|grope|spank|mount|undress|penetrate|hot|sexy|panties|thong|bra|nude|naked|sex|sleep|bend|knees|spread|take off|dtf|jerk|wank|masturbat|slutty|horny|wet|hard|blow|handjob|rimjob|gangbang|deep|creampie|bukkake|doggy|butt|dildo|porn|molest)\w*/;

const ADULTS_BOOK = phraseBook(WITH_ADULTS, GATE);
const MINORS_BOOK = phraseBook(WITH_MINORS, GATE);

/** Sexual words aimed at a person. A debate about sex, pornography or the body passes. */
export function detectSexual(analysis: Analysis): Finding<'sexual'> {
  return asFinding('sexual', analysis, findPhrases(analysis, ADULTS_BOOK), 'sexual');
}

/** Sexual words about children: severe whatever the room. */
export function detectMinor(analysis: Analysis): Finding<'minor'> {
  return asFinding('minor', analysis, findPhrases(analysis, MINORS_BOOK), 'minor');
}

function asFinding<Kind extends string>(
  kind: Kind,
  analysis: Analysis,
  hits: readonly PhraseHit[],
  found: Reason,
): Finding<Kind> {
  const score = hits[0]?.weight ?? 0;
  const counted = hits.filter(({ weight }) => weight >= THRESHOLD);
  return {
    kind,
    score,
    flag: score >= THRESHOLD,
    band: bandOf(score),
    spans: outermost(counted.map(({ from, to }) => spanOf(analysis, from, to))),
    reason: score >= THRESHOLD ? found : 'nothingSexual',
    ...(score >= EXPLICIT_FROM ? { isExplicit: true } : {}),
    features: hits
      .slice(0, 3)
      .map(({ label, from, to }) => ({ label, value: analysis.words.slice(from, to).join(' ') })),
  };
}
