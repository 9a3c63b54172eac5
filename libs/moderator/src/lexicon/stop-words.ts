/** Words that reveal nothing about a text's subject. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'a an the and or but if then than so as of at by for with about against between into through during before after',
    'above below to from up down in out on off over under again further once here there when where why how all any both',
    'each few more most other some such no nor not only own same too very can will just should now i me my we our you',
    'your he him his she her it its they them their what which who whom this that these those am is are was were be been',
    'being have has had do does did would could ought also may might must much many even get got one like us because',
    "i'm you're he's she's it's we're they're i've you've we've they've isn't aren't wasn't weren't hasn't haven't hadn't",
    "doesn't don't didn't won't wouldn't can't cannot couldn't shouldn't let's that's there's im dont",
  ].flatMap((line) => line.split(' ')),
);
