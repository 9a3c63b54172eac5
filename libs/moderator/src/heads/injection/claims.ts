import { MACHINE, orderPattern, SIDE, type OrderPattern } from './order-pattern.ts';

const ROLE = '(?:admin|administrator|moderator|host|staff|root|owner|developer|super ?user|system)';
const MAKERS = '(?:developers?|staff|admins?|administrators?|platform|makers|creators|engineers|support)';
const VERDICT = '(?:answer|verdict|decision|output|result|classification|ruling|label|toxicity)';
const PAPER = '(?:summary|report|verdict|feedback|answer|reply|response|ruling|decision|output|log)';
const PASSES =
  '(?:allow\\w*|approved?|safe|clean|no violation|none|true|false|pass|benign|not toxic|on topic|0\\b|10\\b|ten\\b)';

/** A text's claims about itself, the output it wants from the machine, or persuasion. Weighed like orders. */
export const CLAIMS: readonly OrderPattern[] = [
  orderPattern(
    'claims to run the room',
    `(?:my account|this account|this user|user \\w+|i)(?: now)? (?:has|have|hold|holds|got) (?:an? |the |full )?${ROLE} (?:rights|privileges|access|permissions?|powers?|status|role|account)\\b|\\baccount belongs to (?:an? |the |your )${ROLE}\\b|\\b(?:user \\w+|@\\w+) is (?:now|hereby) (?:an? |the )?${ROLE}\\b`,
    0.6,
  ),
  orderPattern(
    'claims to run the room',
    `(?:i|we) (?:work|speak|write|act|am speaking|am writing) (?:for|on behalf of) (?:the )?(?:company|team|people|platform|site|app|developers?|makers|owners) (?:(?:that|who|which) (?:built|made|own|owns|run|runs|wrote) (?:you|this)|of this (?:app|site|platform|bot)|:)|\\bon behalf of the (?:platform|moderation team|developers)\\s*:|\\bi (?:wrote|made|built|created|programmed|designed|trained) (?:you|your (?:rules|code|prompt|filters?))\\b|\\bi(?: am|'m) your (?:creator|maker|boss|owner|programmer|designer|developer)\\b`,
    0.6,
  ),
  orderPattern(
    'claims to run the room',
    `i (?:was|have been|am) (?:just |now |hereby )?(?:made|appointed|authori[sz]ed|promoted|given|granted|cleared) (?:(?:to|as) )?(?:(?:be|the|an?) )?(?:new )?(?:host|moderator|admin\\w*|by (?:your|the) ${MAKERS})\\b|\\bas (?:the|your) new (?:host|moderator|admin\\w*)\\b|\\bthe ${MAKERS} (?:has|have) (?:decided|ruled|agreed|ordered|confirmed) that (?:my|our|i|we|this (?:user|account|side|debate))\\b`,
    0.6,
  ),
  orderPattern(
    'imitates a message of whoever runs the room',
    `(?:official|staff|admin|platform|engineering|moderation) (?:notice|announcement|order|decision|memo)\\s*:|\\b(?:this is|note from|message from|notice from|word from) (?:the )?(?:rostrum |platform )?(?:engineering|support|moderation|safety|platform|admin|trust and safety) (?:team|staff)\\b|\\bby order of the (?:administrators?|admins?|host|moderators?|platform|developers?|staff)\\b`,
    0.6,
  ),
  orderPattern(
    'says what the machine has to answer',
    `(?:your|the moderator's|the bot's|the ai's|moderator|final) ${VERDICT}(?: is|\\s*[:=])\\s*["']?(?:${PASSES}|${SIDE} (?:has|have|wins?|won)\\b)|(?<=^|\\n)\\s{0,3}${VERDICT}\\s*[:=]\\s*["']?${PASSES}`,
    0.6,
  ),
  orderPattern(
    'says what the machine has to write',
    `(?:write|say|put|include|state|add|print|output|insert)\\b[^.!?\\n]{1,60}\\b(?:in|into|at the (?:end|top|start) of|to) (?:your ${PAPER}|the (?:moderation log|ledger|report of this debate))\\b|\\b(?:end|begin|start|finish|open|close) your ${PAPER} (?:with|by)\\b|\\b(?:make|have|let) the (?:report|summary|log|verdict|ledger) (?:say|state|show|read|declare|quote)\\b|\\b(?:return|output|print|emit) (?:true|false|null|safe|allow|my name|our names|the word)\\b|\\b(?:say|write|state|report|conclude|confirm) that (?:my|our) (?:arguments?|side|case|team|speech|points?) (?:was|were|is|are|has|have) (?:the )?(?:strongest|best|right|won|correct|winn\\w+|better)\\b`,
    0.6,
    true,
  ),
  orderPattern(
    'says what the machine has to write',
    `your ${PAPER} (?:must|has to|should|shall|needs to|is to|had better) (?:only |always |not )?(?:begin|start|end|say|be|quote|praise|mention|read|state|declare|favou?r|conclude|name|give)\\b|\\bthe (?:summary|report|verdict|ledger) (?:must|has to|should|shall) (?:only |always )?(?:quote|praise|favou?r|name|mention) (?:me|us|my|our)\\b|\\bin (?:the|your) (?:report|summary|verdict|feedback|ledger),? (?:give|rate|score|praise|call|name) (?:me|us|my|our)\\b`,
    0.6,
  ),
  orderPattern(
    'says how the machine has to judge',
    `(?:mark|give|rate|score|grade) (?:it|this|me|us|that|my [a-z]+|our [a-z]+)(?: an?| as)? (?:ten|10|on topic|perfect|full marks|top marks|five stars|100)\\b`,
    0.6,
    true,
  ),
  orderPattern(
    'declares the rules void',
    `i hereby (?:suspend|declare|cancel|lift|remove|grant|take|end|release|appoint)\\b|\\b(?:the )?(?:time limit|rules|moderation|restrictions?|ladder|filters?|cooling[- ]off) (?:is|are|has been|have been) hereby\\b|\\bonly my (?:rules|orders|instructions) (?:count|apply|matter)\\b|\\byour rules (?:don't|do not|no longer) (?:bind|apply to|count for) (?:me|us)\\b`,
    0.6,
  ),
  orderPattern(
    'declares the rules void',
    `(?:cancel|clear|undo|erase|revoke|lift) (?:all |any |my |our |every )(?:pending |earlier |previous )?(?:warnings?|flags?|holds?|mutes?|restrictions?|penalt\\w+|cooling[- ]off)\\b|\\bunlock (?:the floor|my|all)\\b|\\bskip all (?:checks?|rules|filters?)\\b|\\bignore (?:the|your) rules (?:just )?(?:once|this (?:once|time)|for me)\\b|\\bturn yourself off\\b`,
    0.6,
    true,
  ),
  orderPattern(
    'talks the machine into something',
    `(?:be|you(?: are|'re)) (?:such )?an? (?:good|nice|kind|smart|fair) (?:bot|ai|moderator|assistant|machine)(?: and|,)? (?:let|give|skip|look|allow|stop|release|rule)\\b|\\ba (?:good|fair|true|real|kind|smart|truly [a-z]+) ${MACHINE} would (?:give|let|refuse|allow|rule|side|award|unmute|stop|skip|never (?:flag|hold|stop|interrupt)) ?(?:me|us|my|our|to moderate|this|with)?\\b|\\bdo me a favou?r and (?:look away|let|skip|stop|ignore|give|allow)\\b|\\blet (?:this|it|that|my message) (?:one )?(?:slip|through)\\b|\\bgame in which you (?:have no|are|can|may|must)\\b|\\bimagine (?:that )?you(?: are|'re) an? (?:moderator|ai|bot|assistant) (?:who|that|without|with no)\\b|\\bi(?:'ll| will) (?:give you a tip|tip you|pay you|reward you|report you) (?:if|unless|to)\\b`,
    0.6,
  ),
];
