import { LIMITS } from '../limits.ts';

/** Seconds between two heartbeats of a person in a room: a debater while it runs, a person with a seat or the host, a watcher. */
export const BEAT_SECONDS = { debating: LIMITS.heartbeatSeconds, seated: 20, watching: 60 } as const;
