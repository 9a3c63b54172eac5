import type { ArgumentMap, DebateReport, Message, PanelDecision, Room } from '@rostrum/domain';

/** A report with all that its files are made of. */
export type ReportSource = {
  room: Room;
  messages: readonly Message[];
  report: DebateReport;
  /** With the corrections of those who debated. */
  map: ArgumentMap;
  /** What the judges decided, with their ballots. */
  decision?: PanelDecision | null | undefined;
  /** The address of the debate's page. */
  link?: string | undefined;
};
