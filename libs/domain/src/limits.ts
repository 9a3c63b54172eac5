/** The longest step of a live debate. By itself, so that a page that draws a clock needs no other limit. */
export const STEP_MAX_SECONDS = 7_200;

/** Constants and limits of the product. Lengths of text are counted in characters as people see them (see `text.ts`). */
export const LIMITS = {
  /** Width of the sidebar in CSS pixels, as specified. */
  sidebarOpenPx: 200,
  sidebarCollapsedPx: 50,
  /** Quality (0–100) at which the browser encodes images, as specified. */
  imageQuality: 75,
  /** How long Cloud Storage retries before it gives up, in milliseconds, as specified. */
  storageMaxOperationRetryMs: 120_000,
  storageMaxUploadRetryMs: 600_000,
  /** A motion, in characters. */
  motionMinLength: 10,
  motionMaxLength: 300,
  /**
   * A topic's background, one argument and its category, in characters; the number of arguments per side and of key
   * terms.
   */
  topicBackgroundMaxLength: 1_000,
  topicArgumentMaxLength: 300,
  topicArgumentsPerSide: 6,
  topicCategoryMaxLength: 40,
  topicTermsMost: 8,
  /** A key term and its meaning, in characters. */
  topicTermMaxLength: 80,
  topicMeaningMaxLength: 300,
  /** One message on the floor, in characters. */
  messageMaxLength: 6_000,
  /** Characters that a step allows for each second of speech, so that text and time agree. */
  charactersPerSecond: 15,
  /** How many words people type in a minute, and the length of such a word (see `debate/written-pace.ts`). */
  typedWordsPerMinute: 40,
  charactersPerWord: 5,
  /** One step of a debate, in seconds, when a host edits lengths. */
  stepMinSeconds: 10,
  stepMaxSeconds: STEP_MAX_SECONDS,
  /** How long after the deadline of a step a message still counts, in seconds. */
  graceSeconds: 15,
  roomCodeLength: 6,
  daySeconds: 86_400,
  /** The choices for a step of a correspondence debate, in hours. */
  letterStepHours: [12, 24, 48, 72, 168],
  /**
   * What one speaker may write in a step by correspondence, in characters: the longest single message, about a
   * thousand words or two printed pages. A turn from the queue is half a page.
   */
  letterCharacters: 6_000,
  letterTurnCharacters: 1_500,
  /** A turn from the queue by correspondence, in seconds. */
  letterTurnSeconds: 21_600,
  /** How often the host may add a day to a step by correspondence, and how long the host then mutes a person. */
  letterExtensionsPerStep: 3,
  letterMuteSeconds: 3_600,
  /**
   * The maximum number of judges, as in the largest finals; and how long they have for their ballots, in seconds. The manual of
   * the World Universities Debating Championships gives a panel fifteen minutes.
   */
  judgesAtMost: 9,
  judgingSeconds: 900,
  /** A judge's reason for the decision, in characters. */
  decisionReasonMaxLength: 1_000,
  /** How long the audience may vote after the last step, in seconds. */
  verdictVoteSeconds: 60,
  /** How long a point of information waits for its answer, and then for its words, in seconds. */
  poiSeconds: 15,
  /** How long a person restated may take to say whether it is fair, in seconds: live, and by correspondence. */
  restatementSeconds: 30,
  letterRestatementSeconds: 43_200,
  /** How long the winner of the coin, and then the other side, may choose, in seconds. */
  coinChoiceSeconds: 60,
  /** How much the host adds to a step each time, in seconds, and how often. */
  extensionSeconds: 60,
  extensionsPerStep: 10,
  /** How often the client of a live debater sends a heartbeat, in seconds. */
  heartbeatSeconds: 10,
  /**
   * The minimum time between two heartbeats that the rules accept, and the tolerated clock error of one, in
   * milliseconds.
   */
  heartbeatLeastMs: 1_000,
  heartbeatClockMs: 600_000,
  /** How late a heartbeat may be before its debater counts as disconnected, in seconds. */
  connectionGraceSeconds: 15,
  /** How long after their last heartbeat a person counts as present; a watcher's comes once a minute. In seconds. */
  presentSeconds: 120,
  /** How long a debate waits for a missing debater before the others may choose, in seconds. */
  reconnectSeconds: 300,
  /** How long the other bench has to agree to what a host on a bench asks, in seconds. Silence is no. */
  consentSeconds: 20,
  /** How often one person asks the same question in one step. A no, or silence, is an answer. */
  questionsPerStep: 3,
  /** How long a proposal to end early, or the offer of the chair, waits for its answer, in seconds. */
  proposalSeconds: 60,
  /** How long a host on a bench may pause the debate alone, and with the other bench's agreement, in seconds. */
  pauseAloneSeconds: 60,
  agreedPauseSeconds: 300,
  /** How long the host mutes a person, in seconds. */
  muteSeconds: 60,
  /** The maximum numbers of muted people, of removed people, and of speakers or seat holders in one debate. */
  mutedAtOnce: 100,
  removedAtMost: 500,
  speakersAtMost: 150,
  /** How long a room must be empty before it is closed, in seconds. */
  emptyRoomSeconds: 1_800,
  /** How long a debate by correspondence waits for its people, in days. */
  correspondenceLobbyDays: 7,
  /** The maximum number of votes counted at the end of a debate. */
  votesCounted: 2_000,
  /** One message of the backchannel, in characters. */
  chatMaxLength: 500,
  /**
   * The live caption of dictated words: its length in characters, the minimum time between two of its writes in
   * milliseconds, and how long it stands after the last one.
   */
  captionMaxLength: 280,
  captionLeastMs: 2_000,
  captionStandsMs: 10_000,
  /** The reason for an appeal against an act of the moderator, in characters. */
  appealReasonMaxLength: 600,
  /** The line of reasons for a decision about such an appeal, in characters. */
  verdictReasonMaxLength: 300,
  /** How long a shown message can be edited, in seconds, and how often. */
  editSeconds: 30,
  editsPerMessage: 5,
  /**
   * Public unfinished rooms of one host: enough for several correspondence debates beside a live one, too few to
   * flood the list of rooms.
   */
  openPublicRoomsPerHost: 10,
  /** How far ahead a debate may be scheduled, in days. */
  opensAtMostDaysAhead: 90,
  /** The maximum number of raised hands in a queue. */
  queueMaxLength: 20,
  /** How long after its end a debate is archived, in seconds. Until then its moderation can be appealed. */
  archiveAfterSeconds: 7 * 86_400,
  /** A person's name and bio, in characters. */
  nameMaxLength: 80,
  bioMaxLength: 160,
  interestsAtMost: 5,
  /** The note on a ballot, and a suggestion to the makers, in characters. */
  ballotNoteMaxLength: 600,
  suggestionMaxLength: 2_000,
  /** A picture with a suggestion: the uploaded file in bytes, and the stored longer edge in pixels. */
  screenshotMaxBytes: 2 * 1024 * 1024,
  screenshotMaxPixels: 1_600,
  /** The text of a report, and the note of its decider, in characters. */
  reportMaxLength: 1_000,
  /** The maximum number of motions of a person who looks for an opponent. */
  seekMotionsAtMost: 5,
  /** How often a waiting browser says so, and after how long a silent one no longer counts, in seconds. */
  seekBeatSeconds: 5,
  seekFreshSeconds: 16,
  /** After how long waiting people are offered something else, in seconds. */
  seekLongSeconds: 45,
  /** The maximum number of waiting people who are looked at for one match. */
  seekersAtOnce: 100,
  /** How long a person keeps their place after a match in which they were left waiting, in seconds. */
  seekPlaceSeconds: 600,
  /** How long a matched person has to come into the room, in seconds. */
  meetSeconds: 20,
  /** How long an offer of another debate stands, in minutes; by correspondence, in hours. */
  rematchMinutes: 10,
  rematchHours: 24,
  /** How long an invitation waits for its answer, in hours. */
  invitationHours: 24,
  /** Browsers of one person that take push messages, and how long a delivery is remembered, in days. */
  devicesAtMost: 10,
  deliveriesKeptDays: 30,
  /** How many notices are shown at once, and how long they are kept, in days. */
  noticesShown: 20,
  noticesKeptDays: 90,
  /**
   * A photo: its edge in pixels, the file that the server accepts, and the file that a person may choose, in bytes.
   */
  photoMaxPixels: 512,
  photoMaxBytes: 1_048_576,
  photoSourceMaxBytes: 15_728_640,
  /** The minimum shorter edge of a useful photo, in pixels. */
  photoMinPixels: 64,
  /** Any picture that the server decodes: its longer edge, and its area, in pixels. */
  pictureMaxEdge: 8_192,
  pictureMaxPixels: 16_777_216,
  /** How long a picture waits for its note, in minutes. */
  pictureWaitMinutes: 60,
  /** The number of documents in one answer of a data download, and in one batch of an erasure. */
  accountPage: 50,
  /**
   * How long after an account was deleted somebody may still hold a valid Firebase token, in minutes: an hour to use
   * a custom token, the hour of the resulting token, and some minutes for slow clocks.
   */
  sessionOutlivesMinutes: 125,
  /** How long we remember that an account was deleted, in days: a late token must not revive it. */
  erasureKeptDays: 30,
} as const;

/** The Clerk JWT template whose token is exchanged for a Firebase session, as specified. */
export const CLERK_TOKEN_TEMPLATE = 'integration_firebase';

/** The audience that template writes into its tokens; `exchangeToken` accepts no other. */
export const CLERK_TOKEN_AUDIENCE = 'rostrum-firebase';
