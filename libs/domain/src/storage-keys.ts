/** The keys under which the browser keeps its settings in local storage, as specified. */
export const STORAGE_KEYS = {
  activeRoom: 'activeRoom',
  activeUsername: 'activeUsername',
  sidebarOpen: 'sidebar-open',
  theme: 'theme',
} as const;

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];
