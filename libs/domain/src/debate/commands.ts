/** What somebody asks of a debate. `by` is a person's uid; only the clock's own command is by `'clock'`. */
export type DebateCommand =
  | { type: 'takeSeat'; by: string; seatId: string }
  | { type: 'leave'; by: string }
  | { type: 'ready'; by: string }
  | { type: 'speak'; by: string; messageId: string; characters: number }
  | { type: 'yield'; by: string }
  | { type: 'advance'; by: string; stepSeq: number }
  | { type: 'pause'; by: string }
  | { type: 'resume'; by: string }
  | { type: 'end'; by: string }
  | { type: 'cancel'; by: string };

/** Why a debate says no, each with the sentence that the person reads. */
export const DEBATE_REFUSALS = {
  'wrong-phase': 'That cannot be done at this point of the debate.',
  'seat-unknown': 'This debate has no such seat.',
  'seat-taken': 'Somebody took that seat just before you.',
  'already-seated': 'You already have a seat in this debate.',
  'not-seated': 'Only people with a seat can do that. Take a free seat first.',
  'already-ready': 'You have already said that you are ready.',
  'already-yielded': 'You have already yielded the floor.',
  'not-your-turn': 'Somebody else has the floor. Your words are kept until your turn.',
  'too-late': 'The time for this step is over, so the message was not sent. Your words are kept.',
  'over-allowance': 'That is more than the characters left in this step. Shorten it and send it again.',
  'empty-message': 'Write something first.',
  'not-the-host': 'Only the host of this debate can do that.',
  'step-still-running': 'The step is still running.',
  'stale-step': 'That step is already over.',
} as const;
export type DebateRefusal = keyof typeof DEBATE_REFUSALS;
