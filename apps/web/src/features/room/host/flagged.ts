import type { Flag, FlagReason, Message } from '@rostrum/domain';

/** A flagged message: by how many, and why. `message` if the floor has it. */
export type Flagged = {
  messageId: string;
  message: Message | undefined;
  people: number;
  reasons: FlagReason[];
};

/** Flags by message, latest first. */
export function flaggedMessages(flags: readonly Flag[], messages: readonly Message[]): Flagged[] {
  const byId = new Map<string, Flag[]>();
  for (const flag of flags) byId.set(flag.messageId, [...(byId.get(flag.messageId) ?? []), flag]);
  return [...byId].map(([messageId, about]) => ({
    messageId,
    message: messages.find(({ id }) => id === messageId),
    people: about.length,
    reasons: [...new Set(about.map(({ reason }) => reason))],
  }));
}
