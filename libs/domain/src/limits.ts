/** Constants and limits of the product. Lengths of text are counted in Unicode code points. */
export const LIMITS = {
  /** Width of the sidebar in CSS pixels, as specified. */
  sidebarOpenPx: 200,
  sidebarCollapsedPx: 50,
  /** Quality (0–100) at which the browser encodes images, as specified. */
  imageQuality: 75,
  /** How long Cloud Storage retries before it gives up, in milliseconds, as specified. */
  storageMaxOperationRetryMs: 120_000,
  storageMaxUploadRetryMs: 600_000,
  /** A motion, in code points. */
  motionMinLength: 10,
  motionMaxLength: 300,
  /** A topic's background, one argument, its category, in code points; arguments a side and key terms. */
  topicBackgroundMaxLength: 1_000,
  topicArgumentMaxLength: 300,
  topicArgumentsPerSide: 6,
  topicCategoryMaxLength: 40,
  topicTermsMost: 8,
  /** A key term and what it means, in code points. */
  topicTermMaxLength: 80,
  topicMeaningMaxLength: 300,
  /** One message on the floor, in code points. */
  messageMaxLength: 6_000,
  /** Characters that a step allows for each second of speech, so that text and time agree. */
  charactersPerSecond: 15,
  /** One step of a debate, in seconds, when a host edits lengths. */
  stepMinSeconds: 10,
  stepMaxSeconds: 7_200,
  /** How long after the deadline of a step a message still counts, in seconds. */
  graceSeconds: 15,
  roomCodeLength: 6,
  /** A step of a correspondence debate, in seconds: one day. */
  correspondenceStepSeconds: 86_400,
  /** How long the audience may vote after the last step, in seconds. */
  verdictVoteSeconds: 60,
  /** How long a point of information waits for its answer, and then for its words, in seconds. */
  poiSeconds: 15,
  /** How long the winner of the coin, and then the other side, may choose, in seconds. */
  coinChoiceSeconds: 60,
  /** How much the host adds to a step at once, in seconds, and how often. */
  extensionSeconds: 60,
  extensionsPerStep: 10,
  /** How often a debater of a live debate says "I am here", in seconds. */
  heartbeatSeconds: 10,
  /** The shortest time between two beats that the rules take, and how wrong the clock of one may be, in milliseconds. */
  heartbeatLeastMs: 1_000,
  heartbeatClockMs: 600_000,
  /** How long a heartbeat may be overdue before its debater has lost the connection, in seconds. */
  connectionGraceSeconds: 15,
  /** How long a debate waits for somebody to come back before the others may choose, in seconds. */
  reconnectSeconds: 300,
  /** How long a proposal to end early waits for the other side, in seconds. */
  endProposalSeconds: 60,
  /** How long the host mutes somebody, in seconds. */
  muteSeconds: 60,
  /** The most muted people, permanently removed people, and speakers or seat holders in one debate. */
  mutedAtOnce: 100,
  removedAtMost: 500,
  speakersAtMost: 150,
  /** How long nobody has to be seen in a room before it is closed, in seconds. */
  emptyRoomSeconds: 1_800,
  /** How long a debate by correspondence waits for its people, in days. */
  correspondenceLobbyDays: 7,
  /** Votes that are counted at the end of a debate. */
  votesCounted: 2_000,
  /** One message of the backchannel, in code points. */
  chatMaxLength: 500,
  /** Why an act of the moderator should be looked at again, in code points. */
  appealReasonMaxLength: 600,
  /** How long a shown message can be edited, in seconds, and how often. */
  editSeconds: 30,
  editsPerMessage: 5,
  /**
   * Public rooms of one host that are not over: enough for several debates by correspondence beside a live one, too few to
   * fill the list of rooms.
   */
  openPublicRoomsPerHost: 10,
  /** How far ahead a debate may be scheduled, in days. */
  opensAtMostDaysAhead: 90,
  /** Hands that may wait in a queue at once. */
  queueMaxLength: 20,
  /** How long after its end a debate is archived, in seconds: until then its moderation can be appealed. */
  archiveAfterSeconds: 7 * 86_400,
  /** A person's name, and what they say of themselves, in code points. */
  nameMaxLength: 80,
  bioMaxLength: 160,
  interestsAtMost: 5,
  /** The note on a ballot, and what somebody tells the makers, in code points. */
  ballotNoteMaxLength: 600,
  suggestionMaxLength: 2_000,
  /** A picture that goes with it: the file that is sent, in bytes, and the longer edge that is kept, in pixels. */
  screenshotMaxBytes: 2 * 1024 * 1024,
  screenshotMaxPixels: 1_600,
  /** What a report says, and the note of who decides it, in code points. */
  reportMaxLength: 1_000,
  /** How long an invitation waits for its answer, in hours. */
  invitationHours: 24,
  /** Notices that are shown at once, and how long they are kept, in days. */
  noticesShown: 20,
  noticesKeptDays: 90,
  /** A photo: its edge in pixels, the file that the server takes, and the file that somebody may choose, in bytes. */
  photoMaxPixels: 512,
  photoMaxBytes: 1_048_576,
  photoSourceMaxBytes: 15_728_640,
  /** The shorter edge below which a photo shows nothing, in pixels. */
  photoMinPixels: 64,
  /** Any picture that the server opens: its longer edge, and both edges multiplied, in pixels. */
  pictureMaxEdge: 8_192,
  pictureMaxPixels: 16_777_216,
  /** How long a picture waits for the note that it belongs to, in minutes. */
  pictureWaitMinutes: 60,
  /** Documents that one answer of a download of one's data holds, and that an erasure handles at once. */
  accountPage: 50,
  /**
   * How long somebody may still hold a token that Firebase takes after their account was deleted, in minutes: an hour in
   * which a custom token can be used, the hour of the token that it opens, and some minutes for slow clocks.
   */
  sessionOutlivesMinutes: 125,
  /** How long it is remembered that an account was deleted, in days: a late token must not bring it back. */
  erasureKeptDays: 30,
} as const;

/** The Clerk JWT template whose token is exchanged for a Firebase session, as specified. */
export const CLERK_TOKEN_TEMPLATE = 'integration_firebase';

/** The audience that template writes into its tokens; `exchangeToken` accepts no other. */
export const CLERK_TOKEN_AUDIENCE = 'rostrum-firebase';
