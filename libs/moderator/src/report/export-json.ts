import { BRAND, judgingOf, transcriptJson } from '@rostrum/domain';
import { partsOf } from './people-parts.ts';
import type { ReportSource } from './report-source.ts';

/**
 * A report with its map as JSON, indented: the debate with its date and link, the format, the people, what the judges decided,
 * and the report. People and messages have the ids of the room.
 */
export function renderReportJson(source: ReportSource): string {
  const { room, report, map } = source;
  const { debate, format } = transcriptJson({ ...source, interventions: [] });
  const people = partsOf(source).map(({ uid, name, side, team, seats, words, share }) => ({
    id: uid,
    name,
    side,
    team: team ?? null,
    seats,
    words,
    share,
  }));
  const judging = judgingOf(source, (uid) => uid);
  const file = { keptBy: BRAND, motion: room.motion, debate, format, people, judging, report, map };
  return `${JSON.stringify(file, null, 2)}\n`;
}
