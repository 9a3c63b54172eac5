import type { Feedback, ReceivedBallot } from '@rostrum/domain';
import type { PersonPart, ReportSource } from '@rostrum/moderator/report';

/** What only its person reads: the moderator's feedback, and the marks that others gave. */
export type OwnMarks = { feedback: Feedback | null; received: readonly ReceivedBallot[] };

export type DebaterSheetProps = Omit<ReportSource, 'link'> & {
  part: PersonPart;
  /** Undefined on a sheet of somebody else. */
  own: OwnMarks | undefined;
};
