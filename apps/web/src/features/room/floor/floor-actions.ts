import type { Post } from '@rostrum/data';
import type { Message } from '@rostrum/domain';
import type { CareAnswers, Rulings } from '../moderation/index.ts';
import type { Reactions } from './use-reactions.ts';

/** A person's actions on the lines of a floor. An absent action is not possible, or no longer. */
export type FloorActions = {
  roomId: string;
  /** The team of each debater, by uid, where two teams share a bench. */
  teams?: Readonly<Partial<Record<string, string>>>;
  /** Loads a held message into the composer; sending it again replaces it. */
  onEdit?: ((message: Message) => void) | undefined;
  onWithdraw?: ((message: Message) => void) | undefined;
  /** Rewords the person's own shown message, within the time for that. */
  onReword?: ((message: Message) => void) | undefined;
  /** Answers a message: its words go along with the next that are sent. */
  onQuote?: ((message: Message) => void) | undefined;
  /** Tells the host of a message; absent for the host. */
  onFlag?: ((message: Message) => void) | undefined;
  /** Hides a message from everybody; present for a host without a part in the debate. */
  onHide?: ((message: Message) => void) | undefined;
  /** Shows what this host hid again. */
  onShow?: ((message: Message) => void) | undefined;
  /** Calls the house to a message; present for the host. */
  onCall?: ((message: Message) => void) | undefined;
  /** Reports a message to the house; absent for the host. */
  onReport?: ((message: Message) => void) | undefined;
  reactions?: Reactions | undefined;
  /** Actions on the moderator's acts. */
  rulings?: Rulings | undefined;
  /** Answers to the moderator's care. */
  care?: CareAnswers | undefined;
  /** Leads to a message, wherever it is. */
  onGo: (messageId: string) => void;
  /** Sends again whatever failed. */
  onTryAgain: () => void;
  /** Takes a text that was not sent back into the composer. */
  onTakeBack: (post: Post) => void;
  onDiscard: (post: Post) => void;
};
