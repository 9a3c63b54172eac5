/** A phrase that native engineers do not write, and what they write instead. */
export type Phrase = { pattern: RegExp; better: string };

/** Add a row when a review finds a phrase for the second time. */
export const PHRASES: readonly Phrase[] = [
  {
    pattern: /\bwho(?:so)?ever\b/i,
    better: 'anyone who, the person who, or the role (the caller, the author)',
  },
  { pattern: /\banew\b/i, better: 'again, or a verb with re- (rebuild, redraw)' },
  { pattern: /(?<!\b(?:people|person|somebody|anybody|one) )\bwho asks\b/i, better: 'the caller' },
  { pattern: /\bwhat is asked\b/i, better: 'the request, the question' },
  { pattern: /\bof whom\b/i, better: 'whose, or two sentences' },
  { pattern: /\bonce more\b(?! than)/i, better: 'again' },
  { pattern: /\bof late\b/i, better: 'recently' },
  { pattern: /\bhence\b/i, better: 'so' },
  { pattern: /\b(?:there|where)(?:upon|of|in)\b/i, better: 'then, of it, in it' },
  { pattern: /\blest\b/i, better: 'so that … not' },
  { pattern: /\bin vain\b/i, better: 'without success' },
  { pattern: /\bas yet\b/i, better: 'so far, yet' },
  { pattern: /\bwhat became of\b/i, better: 'the outcome of, the reply to' },
  { pattern: /\bchanges nothing more\b/i, better: 'is safe to repeat' },
  { pattern: /\bfor good\b/i, better: 'permanently' },
  { pattern: /\bnobody but\b/i, better: 'only' },
  { pattern: /\bsays whether\b/i, better: 'returns whether, shows whether' },
  { pattern: /\bstands? still\b/i, better: 'is paused, stops' },
  { pattern: /\bstands? in place of\b/i, better: 'replaces' },
  { pattern: /\b(?:somebody|anybody) whom\b/i, better: 'a person who, or the passive (a muted person)' },
  {
    pattern:
      /\b(?:to|for|by|from|beside|than) who (?:is|has|was|did|may|can|cannot|sent|asked|reads|looks)\b/i,
    better: 'a person who, or the role (the sender, a watcher)',
  },
  {
    pattern: /\b(?:to|for|by|from) whom (?:it|they) (?:is|are|concerns?)\b/i,
    better: 'the person concerned, the addressee',
  },
  { pattern: /\bgoes on\b/i, better: 'continues' },
  { pattern: /\bnought\b/i, better: 'zero' },
  {
    pattern: /\bstands? (?:in|at|on|there|here|beside|above|below|before|behind)\b/i,
    better: 'is (in, at, on …), or a verb of its own',
  },
  {
    pattern: /\blies? (?:in|at|on|below|beside|there|above|ahead|outside|behind)\b/i,
    better: 'is (in, at, below …), or is stored',
  },
  { pattern: /\bin (?:the )?place of\b/i, better: 'instead of, or replaces' },
  { pattern: /\bnothing but\b/i, better: 'only' },
  { pattern: /\b(?:is|are) told (?:of|by|what|which|so)\b/i, better: 'learns, hears, gets, is shown' },
  {
    pattern: /\bthe (?:newest|latest|oldest|earliest|strongest|gravest|largest|last|nearest|surest) first\b/i,
    better: 'newest first (without an article)',
  },
  { pattern: /\bwhat (?:somebody|nobody)\b/i, better: 'the thing itself, as a noun' },
  {
    pattern: /\bhow (?:it|they|somebody|each|a person|something) (?:is|are) called\b/i,
    better: 'its name, its label',
  },
  {
    pattern: /\b(?:it|test|describe)(?:\.\w+)*\(\s*['"`]what\b/i,
    better: 'a noun: “a pending question”, not “what waits for an answer”',
  },
  {
    pattern: /\b(?:null|undefined|empty|nothing|absent|missing|false) where\b/i,
    better: '… if (“where” is for places)',
  },
];
