/**
 * What people say in a debate without arguing anything, by a sentence's words. Each pattern reads a sentence with plain
 * apostrophes.
 */
const LAUGHTER =
  /^(?:ha|heh|aha)\b[,!. ]|\b(?:lol|lmao|rofl|(?:ha){2,}h?|(?:he){2,}|jk|just kidding|only joking)\b|[😂🤣😆😜😝😹😅]/iu;
const COURTESY =
  /^(?:(?:oh|ah|and|well|right|ok|okay|so)[, ]+)?(?:hi|hiya|hello|hey|ay up|good (?:morning|afternoon|evening|day|night|luck)|morning|afternoon|evening|welcome|thanks?|thank you|cheers|ta|pleased to|glad to|nice to|happy to be|delighted to|well (?:done|said|played|put)|bravo|see you|bye|goodbye|congratulations|dear|greetings|madam|ladies and gentlemen|honou?red|honou?rable|(?:mr|mister|madame?) (?:chair|speaker)|buongiorno|bonjour|hola|ciao|servus)\b/iu;
const APOLOGY =
  /^(?:(?:oh|ah|and|so|ok)[, ]+)?(?:sorry|apologies|my apologies|forgive me|excuse me|pardon|i apologise|i'm sorry)\b|, sorry\b|\bsorry,/iu;
/** The call, the clock, the room and the speaker's surroundings. */
const ROOM_TALK =
  /\b(?:(?:on|off|must|un) ?mute[ds]?\b|unmuted?|you(?:'re| are) (?:muted|frozen|breaking up|on mute)|brb|back in (?:a|one|two|five|ten)|be right back|(?:one|a|half a|two|give me a) (?:sec|secs|tick|ticks|moment|mo)\b|hang on|hold on|bear with me|at the door|door ?bell|typo|typed (?:that|with|on)|auto-?correct|can (?:you|anyone|anybody|everyone) (?:hear|see) (?:me|us)|is this (?:thing )?on|whose turn|(?:out of|over) time|over to you|back to you|(?:it's|is it) (?:my|your) turn|late (?:here|tonight)|early here|(?:it's|it is) (?:raining|snowing|freezing|boiling|late|early|past midnight)(?: here| outside)?[.!]|(?:is|are|'s) (?:barking|drilling|snoring|ringing|boiling|crying) ?(?:again|outside|upstairs|next door|[.!,])|your (?:mic|microphone|camera|sound|video)(?:'s| is)|wish me luck|if you (?:can )?hear (?:a|an|some|the|that|my) |past (?:my )?bedtime|need (?:a|the|another) (?:coffee|tea|drink|loo|toilet|break)|my (?:mic|microphone|camera|wi-?fi|internet|connection|battery|laptop|keyboard|screen|cat|kettle|tea|coffee|pizza|dinner|lunch|takeaway|train|neighbour|flatmate)(?:'s| is| has| goes| wants| just| keeps| won't| died| froze))/iu;
/** A quip on what was just said, with no sentence of its own. */
const RETORT =
  /^(?:only if|not if|unless|as if|depends|says (?:who|the (?:man|woman|person|one|lad|girl|bloke))|ask me again|tell that to my|plot twist|that's what (?:he|she|they) said|so what|oh|ah|yeah|yep|nope|nah|touché|whatever|fair enough|good one|nice one|i beg your pardon|speak for yourself)\b/iu;
const PERSONAL =
  /^(?:(?:and|but|so|well|honestly|personally|once|yesterday|today|last [a-z]+|in that (?:time|case)|if|then|also|still|even)[, ]+){0,2}(?:i|i'd|i'm|i've|i'll|my|mine|me|we had|we played|we got)\b|\bmakes? me\b/iu;
const SUPPOSED = /\b(?:i'd|i would|i could(?:'ve| have)?|i might|i'll|if i (?:were|was|had|could))\b/iu;
/** Words that turn an anecdote into an argument. */
const ARGUES =
  /\b(?:because|bc|cos|since|therefore|means?|should|shouldn't|must|ought|nobody|no one|everybody|everyone|people|every|without|unless|who(?:ever)?|never|only|cannot|can't|law|rule|that's why|which is why|so (?:that|they|it|we|nobody|there)|still|instead)\b/iu;
/** Openings that need the sentence before. */
const LEANS =
  /^["'“(]*(?:but|and|then|yet|so does|so do|in theirs|in ours|it did|it does|those|these|such|right|yes,|no,|aye|ye|even so|that's|he|she|his|her)\b/iu;

/** "Hello everybody" greets, and says nothing of everybody. */
const TO_ALL = /^((?:\p{L}+ ){1,2})(?:everybody|everyone|people)\b/iu;

const LONG = 12;
const SHORT = 4;

/** How far a sentence is from an argument by its form, in log-odds: 0 for a plain one, −∞ for one that argues nothing. */
export function formOf(sentence: string): number {
  const plain = plainOf(sentence);
  const words = wordsIn(plain);
  const argues = ARGUES.test(plain);
  const isAside = COURTESY.test(plain) || APOLOGY.test(plain) || ROOM_TALK.test(plain);
  if (words < SHORT || plain.includes('?') || LAUGHTER.test(sentence)) return -Infinity;
  if (isAside && (words < LONG || !argues)) return -Infinity;
  const personal = PERSONAL.test(plain) ? (argues ? -0.4 : -1.2) : 0;
  const supposed = SUPPOSED.test(plain) ? (argues ? -0.6 : -1.8) : 0;
  return personal + supposed + (RETORT.test(plain) ? -2.5 : 0) + (words < SHORT + 2 ? -0.7 : 0);
}

/** Whether a sentence is hard to follow without the one before it. */
export function leansOnOthers(sentence: string): boolean {
  return LEANS.test(sentence.replaceAll(/[’‘]/gu, "'").trim());
}

/** Whether a sentence argues nothing at all: a short piece of courtesy, of laughter or of talk about the call. */
export function arguesNothing(sentence: string): boolean {
  const plain = plainOf(sentence);
  const isAside = COURTESY.test(plain) || interrupts(sentence);
  return (
    isAside && !plain.includes('?') && wordsIn(plain) < LONG && !ARGUES.test(plain.replace(TO_ALL, '$1'))
  );
}

/** Whether a sentence is an apology, laughter or talk about the call: what surrounds it is likely to be, too. */
export function interrupts(sentence: string): boolean {
  const plain = plainOf(sentence);
  return APOLOGY.test(plain) || ROOM_TALK.test(plain) || LAUGHTER.test(sentence);
}

function plainOf(sentence: string): string {
  return sentence.replaceAll(/[’‘]/gu, "'").replace(/^[\s"'“(*_>-]+/u, '');
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu)?.length ?? 0;
}
