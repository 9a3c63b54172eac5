/** The keys under which the browser keeps its settings in local storage, as specified. */
export const STORAGE_KEYS = {
  activeRoom: 'activeRoom',
  activeUsername: 'activeUsername',
  sidebarOpen: 'sidebar-open',
  theme: 'theme',
} as const;

/** The language that was chosen in this browser; without one, its own preferred language decides. */
export const LANGUAGE_KEY = 'language';

/** Whether this browser shows notices while its tab is hidden, if it has permission. The default is yes. */
export const BROWSER_NOTICES_KEY = 'browser-notices';

/** Whether this browser's person has answered the offer of push messages. */
export const PUSH_ASKED_KEY = 'push-asked';

/**
 * A browser's settings for rooms that the specification does not name: whether bells sound, whether single keys
 * act, and whether a draft goes out by itself when the time is up.
 */
export const ROOM_STORAGE_KEYS = {
  sounds: 'room-sounds',
  shortcuts: 'room-shortcuts',
  sendsDraft: 'room-sends-draft',
} as const;

/** What this browser keeps about speech: whether it reads aloud, the language of dictation, and what a person was told. */
export const SPEECH_STORAGE_KEYS = {
  readAloud: 'speech-read-aloud',
  language: 'speech-language',
  told: 'speech-told',
} as const;

/**
 * The page's `data-` attribute if no server answered and the worker served the page that it keeps. The browser may still believe
 * that it is online.
 */
export const KEPT_PAGE = 'kept';

/** The `data-theme` the page starts with when the person never chose one and the system has no preference. */
export const DEFAULT_THEME = 'dark';
