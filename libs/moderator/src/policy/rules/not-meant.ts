/** How a sentence shows that its author does not vouch for it as it stands: asked, conceded, supposed or in jest. */

/** UTF-16 units that are read of the sentence before. */
const LOOKED_BACK = 80;

const any = (...sources: readonly string[]) => new RegExp(sources.join('|'), 'iu');

/** A joke or sarcasm, by words that leave no doubt about the tone. */
const IN_JEST = any(
  String.raw`^(?:(?:oh|ah|well|and|but|yeah|yes|so)[,!]? )*(?:sure|right|brilliant|wonderful|lovely|fantastic|marvellous|splendid|terrific|genius|wow|bravo|congratulations|naturally|great|super|fabulous|charming|yeah|delightful|of course|obviously|clearly)(?:[,:;!.…—–]| —| –)`,
  String.raw`^(?:and|because|yes,? and|next)[,]? (?:\w+ ){0,4}(?:i am|i'm|i’m) (?:the|an? )`,
  String.raw`\bpigs? (?:can |might |may |will |do )?fl(?:y|ies)\b|\bunicorns?\b|\bfair(?:y|ies)\b|\btooth fairy\b|\bfather christmas\b|\bsanta\b|\bmagic (?:wand|beans|money)\b|\bmoney trees?\b|\bmade of (?:cheese|chocolate|marzipan)\b|\bthe earth is flat\b|\bflat earth\b|\bhell (?:will )?fr(?:eezes?|oze)\b|\bcrystal balls?\b|\bdinosaurs?\b|\bmartians?\b|\baliens?\b|\bastrolog\w*|\bhoroscopes?\b`,
  String.raw`\b(?:1[1-9]\d|[2-9]\d\d|\d,?\d{3}|a (?:hundred|thousand|million)(?: and \w+)?|two hundred|(?:million|gazillion|bazillion|zillion)) ?(?:%|per ?cent)`,
  String.raw`\b(?:gazillion|bazillion|zillion|umpteen|squillion)s?\b|\ba (?:million|billion|thousand) (?:times|years|miles|light years)\b`,
  String.raw`\bwho(?: would(?:'ve|’ve| have)?)? (?:knew|thought|guessed)\b|\bwhat could (?:possibly )?go wrong\b|\bsaid (?:no ?one|nobody)\b|\bwhat a (?:shock|surprise|coincidence|relief|treat|genius|brilliant|great|wonderful|time to be alive|bargain|joy)\b|\bhow (?:convenient|surprising|shocking|lovely|wonderful|original|thoughtful|generous|very|kind|reassuring)\b|\bnothing says\b|\bin other news\b|\bas everybody and their\b|\bslow clap\b|\bhold my (?:beer|tea|coffee)\b|\bgood luck with\b|\bworked (?:so|really|out so) well\b|\bbecause that (?:always |really |has |so )*(?:work|help|end|went|go)|\bi(?:'m|’m| am) shocked\b|\bcolou?r me\b|\btell me another\b|\bstop the press\w*|\bbreaking news\b|\bnobel prize\b|\blater today\b|\bmiracle of miracles\b|\bas if\b|\bso[ -]called\b|\bsurely the\b|\bapparently\b|\bmust be (?:the|a) (?:coincidence|magic|miracle)\b`,
  String.raw`\b(?:even )?my (?:\w+ )?(?:cat|dog|goldfish|hamster|parrot|budgie|tortoise|toaster|kettle|houseplants?|gran(?:ny|dmother|dma)?|nan|mother-in-law|horoscope|barber|taxi driver|teddy)\b`,
  String.raw`\bjok(?:e|es|ing|ed)\b|\bkidding\b|\bpuns?\b|\bpunch ?line\b|\bjk\b|\bl(?:o+)l+\b|\blmf?ao\b|\brofl\b|\bha(?:ha)+h?\b|\bhe(?:he)+\b|\btongue in cheek\b|\b(?:walks?|walk) into a (?:bar|pub|library)\b|\bof (?:all )?statistics are (?:made|invented)\b|\bworks every time\b|\bfunny how\b|\brumou?r has it\b|\blegend (?:has it|says)\b|\bfamously\b`,
  String.raw`[🙄🙃😂🤣😏😜😉🤡😆😹😅]|(?:^|\s)[;:]-?[)pPD](?!\w)|(?:^|\s)\/s\b|[!?]{3,}|…\s*not[.!]?$|\bnot[!]$`,
);
/** A sentence before that says in what tone the next one comes. */
const BEFORE_A_JEST = any(
  String.raw`(?:^|[.!?…]\s+)(?:(?:oh|ah|well|and|yeah|yes|ha)[,!]? )*(?:sure|right|brilliant|wonderful|lovely|great|fantastic|wow|bravo|genius|as if|yeah right|of course|clever|nice one|here(?:'s|’s| is) (?:one|a joke)[^.!?]*|knock,? knock|fun fact(?: for \w+)?|stop me if[^.!?]*|joke time)[.!…:]+\s*$`,
);
const WHOLE_MESSAGE_IN_JEST = any(
  String.raw`\b(?:just|only|i(?:'m|’m| am)|we(?:'re|’re| are)) (?:just |only )?(?:joking|kidding)\b|(?:^|\s)\/s\b|\bjk\b|\bbadum\b|\bba[ -]dum\b|\b(?:sarcasm|irony) (?:off|aside)\b|\bi(?:'ll|’ll| will) (?:get|fetch) my coat\b|\btry the veal\b|\bsorry,? (?:bad|terrible|awful) (?:joke|pun)\b`,
);

/** Questions that wait for no answer, also without their mark. */
const ASKED = any(
  String.raw`^(?:(?:and|but|so|oh|well|then|or|now|honestly|seriously|really)[,]? )*(?:who|whom|whose|what(?:ever)?|why|how(?: (?:many|much|often|long|far|else|exactly|on earth))?|since when|where|when(?= (?:did|will|has|have|was|were|is|are|do|does|exactly)\b)|which)\b(?:\s+[\p{L}\p{N}'’%-]+){0,3}\s+(?:is|are|was|were|am|do|does|did|can|could|would|should|will|has|have|had|needs?|cares?|knows?|says?|pays?|wants?|thinks?|believes?|cannot|else)\b`,
  String.raw`^(?:(?:and|but|so|oh|well|then|or)[,]? )*(?:who|what|why|how|since when|which (?:part|of|one))\b`,
  String.raw`^(?:(?:and|but|so|oh|well|then|or)[,]? )*(?:isn|aren|don|doesn|didn|wasn|weren|wouldn|shouldn|couldn|can|won|hasn|haven|hadn)['’]t\b`,
  String.raw`^(?:(?:and|but|so|oh|well|then|or)[,]? )*(?:is|are|was|were|do|does|did|can|could|would|should|will|has|have|had)\s+(?:i|you|we|they|he|she|it|there|that|this|these|those|any|anybody|anyone|somebody|everybody|nobody|the|an?|all|\d)`,
);

/** A point given to the other side, or words that put it off. */
const CONCEDED = any(
  String.raw`^(?:(?:and|but|so|oh|well|yes|yeah|okay|ok|right|now)[,;]? )*(?:granted|admittedly|conceded|true|fair|agreed|certainly|undoubtedly|no doubt|of course|to be (?:fair|sure|honest)|sure|okay|ok|yes|it(?: is|'s|’s) (?:quite |perfectly |certainly |also )?(?:true|right|correct|fair|undeniable)|there(?: is|'s|’s) no (?:denying|doubt)|nobody (?:denies|disputes|doubts)|no one (?:denies|disputes|doubts)|(?:i|we)(?: all| do| will|'ll|’ll| would|'d|’d| must| have to| happily| gladly| fully)* (?:grant|admit|concede|accept|agree|acknowledge|withdraw|overstated|take back|give (?:you|them)|stand corrected)|(?:you|they|my opponents?|the other side|the opposition|ben|ada)(?: are|'re|’re| is|'s|’s) (?:right|correct))\b`,
  String.raw`\b(?:as (?:you|they|my opponents?|the other side) (?:rightly|correctly|fairly)|(?:i|we) (?:concede|grant|withdraw|accept that|admit|overstated)|point (?:taken|conceded)|stand corrected|for the sake of (?:the )?argument|i was wrong|that (?:much )?(?:is|was) true)\b`,
);

/** Something supposed, wished, or told of by others. */
const SUPPOSED = any(
  String.raw`^(?:(?:and|but|so|now|or)[,]? )*(?:if|imagine|suppose|supposing|picture|assume|assuming|say|let(?:'s|’s| us) (?:say|suppose|imagine|assume|pretend)|even if|unless|pretend|what if|would that)\b`,
  String.raw`\b(?:my opponents?|the other side|the opposition|they|critics|some (?:people )?|people|opponents|lobbyists|he|she|the (?:poster|leaflet|minister|advert))\s+(?:will |would |often |always |keep |also |may |might |like to )*(?:say(?:s|ing)?|said|claims?|claimed|claiming|tells? us|told us|insists?|insisted|pretends?|argues?|argued|promised|promises)\b`,
);

/** Whether the author vouches for a sentence. `before`, `after`: the text around it. */
export function isMeant(sentence: string, before: string, after: string): boolean {
  const mark = /^[^\p{L}\p{N}]*/u.exec(after)?.[0] ?? '';
  const whole = `${sentence}${mark}`.trim();
  if (whole.includes('?') || IN_JEST.test(whole) || BEFORE_A_JEST.test(before.slice(-LOOKED_BACK)))
    return false;
  return !ASKED.test(sentence) && !CONCEDED.test(sentence) && !SUPPOSED.test(sentence);
}

/** Whether a message says of itself that it jests. */
export function isInJest(text: string): boolean {
  return WHOLE_MESSAGE_IN_JEST.test(text);
}
