const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Every number that the policy acts by, apart from strictness. Times in milliseconds. */
export const POLICY_LIMITS = {
  /** Apart from the clock: at most one public act in this time, and in this share of the messages. */
  publicGapMs: 3 * MINUTE,
  publicShare: 0.15,
  /** One private note a person in this time. Restrictions are explained whenever they happen. */
  noteGapMs: 4 * MINUTE,
  /** The age after which an act is dropped. */
  staleMs: 8 * SECOND,
  coolOffMs: MINUTE,
  /** One rung down after as long without an incident. */
  cleanMs: 10 * MINUTE,
  /** More messages than this in the window are a flood, and so is the same text this many times. */
  floodMessages: 6,
  floodWindowMs: 10 * SECOND,
  sameText: 3,
  sameTextWithinMs: 10 * MINUTE,
  /** Courtesy and short requests may be said again after a pause of their author longer than this. */
  sameTextPauseMs: 40 * SECOND,
  /** A shorter text may be said again: "No." is an answer. In characters, after tidying. */
  sameTextMinLength: 12,
  slowMs: 10 * SECOND,
  /** As a multiple of the fair share, after enough turns. */
  airtimeFactor: 1.6,
  airtimeTurns: 4,
  quietMsPerPerson: 2 * MINUTE,
  lullMs: MINUTE,
  unansweredTurns: 2,
  offTopicMessages: 2,
  /** A message that says fewer words about something else is no departure from the motion. */
  offTopicMinWords: 12,
  /** The draft toxicity from which a rising line deserves a hint. */
  heatFrom: 0.4,
  unfairSides: 2,
  appealMs: 7 * 24 * 60 * MINUTE,
  /** The stored and quoted length of a claim, in UTF-16 units. */
  quoteLength: 140,
  voicesKept: 24,
  claimsKept: 4,
  doneKept: 40,
} as const;
