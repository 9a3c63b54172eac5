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
} as const;

/** The Clerk JWT template whose token is exchanged for a Firebase session, as specified. */
export const CLERK_TOKEN_TEMPLATE = 'integration_firebase';

/** The audience that template writes into its tokens; `exchangeToken` accepts no other. */
export const CLERK_TOKEN_AUDIENCE = 'rostrum-firebase';

/** The `data-theme` the page starts with when the person never chose one and the system has no preference. */
export const DEFAULT_THEME = 'dark';
