/** The keys under which the browser keeps its settings in local storage, as specified. */
export const STORAGE_KEYS = {
  activeRoom: 'activeRoom',
  activeUsername: 'activeUsername',
  sidebarOpen: 'sidebar-open',
  theme: 'theme',
} as const;

/** Whether this browser tells of notices while its tab is hidden, where it is allowed to: it does unless told otherwise. */
export const BROWSER_NOTICES_KEY = 'browser-notices';

/** What a browser keeps about rooms beside what is specified: whether bells are heard, and whether single keys act. */
export const ROOM_STORAGE_KEYS = {
  sounds: 'room-sounds',
  shortcuts: 'room-shortcuts',
} as const;

/** The `data-theme` the page starts with when the person never chose one and the system has no preference. */
export const DEFAULT_THEME = 'dark';
