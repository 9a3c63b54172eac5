import type { Post } from '@rostrum/data';
import type { Message } from '@rostrum/domain';
import type { Rulings } from '../moderation/rulings.ts';
import type { Reactions } from './use-reactions.ts';

/** What somebody can do with the lines of a floor. What is absent cannot be done by them, or not any more. */
export type FloorActs = {
  /** Loads a held message into the composer; sending it again replaces it. */
  onEdit?: ((message: Message) => void) | undefined;
  onWithdraw?: ((message: Message) => void) | undefined;
  /** Words one's own shown message anew, within the time for that. */
  onReword?: ((message: Message) => void) | undefined;
  /** Answers a message: its words go along with the next that are sent. */
  onQuote?: ((message: Message) => void) | undefined;
  onFlag?: ((message: Message) => void) | undefined;
  reactions?: Reactions | undefined;
  /** What can be done about the moderator's acts. */
  rulings?: Rulings | undefined;
  /** Leads to a message, wherever it is. */
  onGo: (messageId: string) => void;
  /** Sends again whatever failed. */
  onTryAgain: () => void;
  /** Takes a text that was not sent back into the composer. */
  onTakeBack: (post: Post) => void;
  onDiscard: (post: Post) => void;
};
