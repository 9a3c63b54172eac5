/** From when something is late: the operators' page marks it, and an alert tells it. */
export const SERVICE_LEVELS = {
  /** The sweeper runs every five minutes. */
  sweeperSilentMinutes: 16,
  /** A room that the clock has left to the sweeper. */
  roomWaitsMinutes: 15,
  /** A person who looks for an opponent has no level: they wait as long as nobody comes. */
  houseCaseWaitsHours: 24,
  /** The second round of an erasure begins after 65 minutes. */
  erasureWaitsHours: 3,
} as const;
