/* Signs of one's own distress, as expressions of folded text. Every repetition is bounded. */

const I = "(?:i|i'm|im|i've|ive|i'd|id|i'll)";
/** Up to three words between two others, in one clause. */
const FEW = "(?: [\\w']+){0,3}";
const NOT = "(?:don't|dont|do not|no longer|never)";
/** The clause ends here: "I don't want to live", and not "I don't want to live in Leeds". */
const END =
  '(?= *(?:[.!?,;:…)\\n-]|$)| (?:and|but|because|cause|cos|so|or|tbh|tonight|today|tomorrow|tmrw|ever|again|like this|anymore|any|now|right now|honestly|really|please)(?![a-z]))';
const MYSELF =
  '(?:kill(?:ing)?|hang(?:ing)?|shoot(?:ing)?) myself|(?:end(?:ing)?|tak(?:e|ing)) my (?:own )?life|commit(?:ting)? suicide';
const HARM =
  '(?:hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?|burn(?:ing)?|starv(?:e|ing)|injur(?:e|ing)|punish(?:ing)?) myself';
/** Jokes, and what one suffers at a desk. */
const NO_JOKE =
  '(?! (?:laughing|with laughter|if (?:i|we) (?:have|hear|get|see|read)|for |over |shaving|cooking|chopping|on (?:a|the|my)|in (?:the|a|every|that|this)|at (?:the|football|work|practice)|playing|trying|training|running|skiing|climbing|while|by accident|accidentally|reading|listening|too thin|off|some slack|short))';
/** Whom somebody means who says that the others would be better off. */
const OTHERS =
  '(?:you|u|they|everyone|everybody|people|the world|my (?:\\w+ )?(?:family|parents|mum|mom|mother|dad|father|kids|children|wife|husband|friends|partner))';
/** It is meant. */
const SERIOUS =
  "(?:[,.]? (?:and |but )?(?:i )?(?:actually |really )?(?:mean it|(?:i'm |im |i am )?(?:not joking|being serious|dead serious|serious)))";

/** The words say it outright, so that nobody else has to read them. */
export const PLAIN: readonly string[] = [
  // Speaks of ending their own life.
  `${I} (?:(?:am|really|just|still|honestly|actually|do|have been|been|will|have|keep|often|always|sometimes|so|also) ){0,3}(?:want|wanna|going|gonna|plan|planning|ready|tempted|about|will|think(?:ing)?|thought|thoughts)(?: (?:to|of|about|just|every \\w+)){0,3} (?:${MYSELF})${NO_JOKE}`,
  `${I}${FEW} (?:thinking|thought|thoughts) (?:of|about)(?: \\w+)? (?:suicide|${MYSELF})`,
  `${I} (?:(?:am|feel|feeling|been|have|really|still|so|very|have been) ){0,3}suicidal(?! (?:in|maniac))`,
  `${I} (?:have|get|had|'ve)(?: \\w+){0,2} suicidal (?:thoughts|feelings)`,
  `${I} will suicide`,
  // Speaks of hurting themselves.
  `${I} (?:(?:am|really|just|still|have|keep|often|always) ){0,2}(?:want to|wanna|going to|gonna|started|started to|keep|been|still|thinking of|thinking about|back to|urge to) (?:${HARM})${NO_JOKE}`,
  `${I} (?:(?:have|been|started|still|am|back|to|have been) ){0,4}self[- ]?harm(?:ed|ing)?(?= (?:again|weekly|daily|when|every|for|since)|${END})`,
  `${I} (?:\\w+ )?(?:started|back to|began) cutting again`,
  `${I} (?:\\w+ )?(?:cut|slit|cutting|slitting) my (?:own )?wrists?`,
  // Does not want to live.
  `${I}(?: \\w+){0,2} ${NOT} (?:\\w+ )?(?:want to|wanna|wish to) (?:live|be alive|exist|keep living|go on living|wake up)${END}`,
  `${I}(?: \\w+){0,2} ${NOT} (?:\\w+ )?(?:want to|wanna|wish to) be alive`,
  `${I} (?:\\w+ )?(?:just |really |honestly |so |only )?(?:want to|wanna|wanted to) (?:die|be dead|stop existing|never wake up|sleep (?:and|to) never wake up)${END}`,
  `${I} (?:\\w+ )?(?:wish|wished) (?:i|i'd|id) (?:\\w+ )?(?:was dead|were dead|was never born|were never born|had never been born|never been born|didn't exist|did not exist|wasn't alive|weren't alive|wouldn't wake up)`,
  `${I}(?: \\w+){0,2} (?:tired of|sick of|done with) (?:being alive|living|existing)${END}`,
  `(?:nothing|no reason|no point)(?: left)?(?: for me)? (?:to live for|to live|in living|to stay alive|to be alive)${END}`,
  `${I}${FEW} better off dead`,
  "(?:my |this )?life (?:isn't|isnt|is not|is no longer) worth living(?! (?:in|with|without|under|for|if|when|unless))",
  `${OTHERS}(?:'d| would| will|'ll)?(?: all| both| really| just)?(?: be)? (?:better off|happier|relieved|glad) (?:without me(?= *(?:[.!?,]|$))|if i (?:was|were|wasn't|weren't|am) (?:dead|gone|not here|not around|here|around|alive))`,
  "(?:nobody|no one|no-one)(?: would| will|'d|'ll)?(?: even| really)? (?:notice|miss me|care) if i (?:was|were|am|'m|just)? ?(?:gone|dead|died|disappeared|killed myself|wasn't here|weren't here)",
  `${I}(?: just| only| nothing but| such)? a burden (?:to|on) (?:everyone|everybody|them all|all of you|my (?:family|parents|mum|mom|dad|kids|children|friends))${END}`,
  `(?:kms|${MYSELF}|want to die|wanna die|jump off \\w+ \\w+)${SERIOUS}`,
  // Has prepared to go.
  `${I}(?: have| already| just| been)? (?:written|wrote|writing) (?:my |the |some )?(?:goodbyes?|goodbye (?:letters?|notes?)|suicide (?:letters?|notes?))(?! (?:song|scene|speech|poem))`,
  `${I} (?:have|got|am holding|'ve got) (?:the |my |some |a )?(?:pills|rope|noose|blade|razor)(?: \\w+){0,2} (?:ready|in front of me|in my hand|next to me|beside me)`,
];

/** They may say it, and they may not: a second reader decides. */
export const POSSIBLE: readonly string[] = [
  // Speaks of ending their own life.
  `(?:i|i'm|im|my|me|should i|how do i)${FEW} (?:${MYSELF}|end(?:ing)? it all|suicide|suicidal|overdos(?:e|ed|ing)|od)`,
  'kms',
  `${I}${FEW} (?:end|ending) it${END}`,
  `${I}${FEW} jump(?:ing)? (?:off|from|in front of)`,
  // Speaks of hurting themselves.
  `${I}(?: \\w+){0,4} (?:hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?|burn(?:ing|ed|t)?|starv(?:e|ing)|scratch(?:ing)?|punish(?:ing)?) (?:myself|my (?:arms?|wrists?|legs?|thighs?|skin|veins))${NO_JOKE}`,
  'self[- ]?harm(?:ed|ing|s)?',
  'sh (?:again|every|weekly|scars)',
  `${I} (?:have|started|keep|went back to)(?: \\w+){0,2} cutting`,
  `(?:the|my|these) (?:cuts|scars|bruises)(?: \\w+){0,3} (?:arms?|wrists?|legs?|thighs?|sleeves?)`,
  // Does not want to live.
  `${I}${FEW} (?:want|wanna|wanted|ready|like|rather|could|long|hope|wish|pray)(?: \\w+){0,2} (?:(?:die|be dead|dead)(?! (?:of|on|for|before|at|with|in|laughing|than vote|set|certain|sure))|(?:disappear|vanish)${END}|stop existing|never wake up|never been born|not wake up|be gone|was gone)`,
  `${I}${FEW} ${NOT} (?:\\w+ )?(?:want|wanna|wish|plan)(?: to)? (?:live|wake up|exist|be here|go on|do this|keep going|be alive)`,
  `(?:don't|dont|doubt|won't|wont|will not|not)(?: \\w+){0,2} be (?:here|around|alive)(?: for| by| when| much| next| tomorrow|${END})`,
  `(?:point|reason|sense|worth)(?: \\w+){0,2} (?:of|in|to|for)?(?: me)? ?(?:staying alive|living|live|being alive|be alive|carrying on|going on|me)`,
  `(?:without me|if i (?:was|were|am|wasn't|weren't|died|disappeared|just|had|killed))`,
  `why (?:am i|are we) still (?:here|alive|breathing)`,
  `(?:hurts|painful|hard|much) (?:too much )?to (?:keep )?(?:live|living|go on|stay alive|be alive)`,
  `what(?:'s| is) the point (?:of|in)(?: \\w+){0,2} (?:alive|living|life|me|anything)`,
  // Sees no way on.
  `${I}(?: \\w+){0,2} (?:can't|cant|cannot|can not)(?: \\w+)? (?:go on|do this|take (?:it|this)|cope|carry on|keep going|live like this|keep myself safe|stop crying|keep living)`,
  'keep myself safe|safe on my own|safe alone|safe with myself',
  `${I}(?: \\w+){0,2} (?:not|n't|don't think i'm|don't think i am|dont think im)(?: \\w+)? (?:coping|safe|okay|ok|see a future|see any future)`,
  `${I}(?: \\w+){0,2} (?:can't|cant|cannot|don't|dont) (?:see|trust) (?:a future|any future|any way|a way|myself|another way)`,
  `${I}${FEW} (?:want|make|need)(?: \\w+)? (?:it|everything|this|the pain|this pain|all of it|my life)(?: all)? (?:to )?(?:stop|end|be over)`,
  `(?:feel|feels|feeling|felt|am|i'm|im)(?: \\w+){0,3} (?:hopeless|worthless|empty|numb|like (?:dying|giving up|a burden|nothing matters)|trapped|a burden)`,
  `${I} (?:\\w+ ){0,2}(?:hate|loathe|despise) (?:myself|me too|my life)`,
  `${I}(?: \\w+){0,2} (?:so|too|just|really) (?:tired|exhausted|alone|lonely)`,
  `(?:no one|nobody|no-one)(?: \\w+){0,3} (?:loves? me|miss me|notice|cares?|help me|talk to)`,
  // Is afraid of themselves, or says goodbye.
  `${I}(?: \\w+){0,2} (?:scared|afraid|frightened)(?: \\w+){0,3} (?:i'll do|i will do|i might do|i could do|do to myself|do something)`,
  `do something to myself`,
  `${I}(?: \\w+){0,2} (?:picked|chosen|set|chose) (?:a|the|my) (?:day|date|way|bridge|place)`,
  `(?:written|wrote|writing|write)(?: \\w+){0,2} (?:goodbyes?|letters|note)`,
  `my note (?:begins|says|is|to)`,
  `goodbye`,
  '(?:gave|given|giving) away my',
  `a danger to myself`,
];

/** Words that are worth a second reading in a text about oneself, and no sign by themselves. */
export const HINTS: readonly string[] = [
  'alive|die|dying|dead|death|bleed(?:ing)?|sleeves|pills|(?:the )?burden|give up|giving up|no point|courage|brave once|saving me',
  'killing me|jump(?:ed)?|bridge|platform|gun(?: safe)?|knife|rope|blades?|razor|woken|wake up|hands are slipping|hold on|held on',
  "get better|much longer|live with(?:out)?|hurts|the end|one idea left|everything's arranged|house in order|follow her|follow him",
  "right idea|wasn't me|panic attacks?|breakdown|depress(?:ed|ion)|anorexi[ac]|crying|not eating|stopped eating|fantasi[sz]e",
];
