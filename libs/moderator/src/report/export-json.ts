import { BRAND, type ArgumentMap, type DebateReport } from '@rostrum/domain';

export type ReportFile = { motion: string; report: DebateReport; map: ArgumentMap };

/** A report with its map as JSON, indented; people and messages by the ids that they have in the room. */
export function renderReportJson({ motion, report, map }: ReportFile): string {
  return `${JSON.stringify({ keptBy: BRAND, motion, report, map }, null, 2)}\n`;
}
