/** How a function is called, and by whom at all. */
type FunctionRow =
  /** An area of commands, each with a row in `COMMAND_ACCESS`. */
  | { kind: 'area' }
  /** `to`: visitors too, or operators alone; to others it does not exist. */
  | { kind: 'callable'; to: 'everybody' | 'operators' }
  /** A plain request, and what it must prove. */
  | { kind: 'request'; proves: string }
  /** Called by the platform alone. */
  | { kind: 'task' | 'schedule' };

/** Every function that a deployment has. One without a row fails a test. */
export const FUNCTIONS: Readonly<Record<string, FunctionRow>> = {
  rooms: { kind: 'area' },
  people: { kind: 'area' },
  topics: { kind: 'area' },
  feedback: { kind: 'area' },
  account: { kind: 'area' },
  pictures: { kind: 'area' },
  house: { kind: 'area' },
  houseDesk: { kind: 'callable', to: 'everybody' },
  invitationCard: { kind: 'callable', to: 'everybody' },
  exchangeToken: { kind: 'callable', to: 'everybody' },
  operations: { kind: 'callable', to: 'operators' },
  clerkWebhook: { kind: 'request', proves: 'who has a signature by Clerk' },
  mailChoice: {
    kind: 'request',
    proves: 'who has a signature of ours in the link, or the key of the mail provider',
  },
  browserFaults: { kind: 'request', proves: 'everybody; all together have a budget' },
  openDebates: { kind: 'request', proves: 'everybody; all together have a budget' },
  accountEraser: { kind: 'task' },
  actWriter: { kind: 'task' },
  messageClassifier: { kind: 'task' },
  noticeSender: { kind: 'task' },
  practiceOpponent: { kind: 'task' },
  reportWriter: { kind: 'task' },
  roomClock: { kind: 'task' },
  fileSweeper: { kind: 'schedule' },
  roomSweeper: { kind: 'schedule' },
};
