export interface Milestone {
  /** A new id makes a new announcement, even with the same words. */
  id: string;
  text: string;
}

/** Speaks the few moments that matter ("One minute left"), and nothing in between. */
export function ClockMilestones({ milestone }: { milestone: Milestone | undefined }) {
  return (
    <output className="visually-hidden">
      {milestone && <span key={milestone.id}>{milestone.text}</span>}
    </output>
  );
}
