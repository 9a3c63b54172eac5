import {
  BRAND,
  decisionParts,
  escapeLine,
  ledgerWord,
  markdownTable,
  personName,
  recordHeading,
  relativeTime,
  sideWord,
  swingWords,
  type DebateReport,
  type LinkedWords,
  type MapNode,
  type Message,
  type Room,
  type Side,
} from '@rostrum/domain';
import { FATE_WORDS, RELATION_WORDS } from '../map/formats/svg.ts';
import { linesOfArgument } from '../map/lines-of-argument.ts';
import type { ReportSource } from './report-source.ts';
import { LINES_BY_MODEL, linesWords, NOT_JUDGED_WORDS, turningPointWords } from './report-words.ts';
import { verdictWords } from './verdict.ts';

/** A report as Markdown: everything that the page shows, with the times of quotes. People's words stay plain text. */
export function renderReportMarkdown(source: ReportSource): string {
  const { room, report } = source;
  const parts = [
    `# ${escapeLine(room.motion)}`,
    recordHeading(room, source.link),
    ...decisionParts(room, source.decision),
    '## Verdict',
    verdictParts(source),
    '## In short',
    summary(source),
    '## Argument map',
    mapParts(source),
    '## Airtime',
    airtime(room, report),
    '## Turning points',
    turningParts(source),
    '## What the moderator found and did',
    acts(report),
    `Kept by ${BRAND}.`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function verdictParts({ room, report }: ReportSource): string {
  const swing = room.tally ? [escapeLine(swingWords(room.tally))] : [];
  const why = report.notJudged.verdict;
  const said = report.verdict
    ? [escapeLine(verdictWords(report.verdict))]
    : why
      ? [NOT_JUDGED_WORDS[why]]
      : [];
  return [...swing, ...said].join('\n\n');
}

function summary({ room, report, messages }: ReportSource): string {
  const why = report.notJudged.summary;
  if (why) return NOT_JUDGED_WORDS[why];
  const lines = (side: Side) => report.summary[side].map((words) => `- ${quoted(words, room, messages)}`);
  return [
    report.summary.engine === 'model' ? LINES_BY_MODEL : '',
    `**${sideWord('for')}**`,
    lines('for').join('\n'),
    `**${sideWord('against')}**`,
    lines('against').join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function quoted({ messageId, text }: LinkedWords, room: Room, messages: readonly Message[]): string {
  const message = messages.find(({ id }) => id === messageId);
  const time = message ? ` (${relativeTime(message.createdAtMs, room.startedAtMs)})` : '';
  return `“${escapeLine(text)}”${time}`;
}

/** Whose claim it is: its author's, or of a restatement its holder's, in the author's words. */
function holderWords({ kind, authorId, heldBy }: MapNode, room: Room): string {
  const author = personName(room, authorId);
  if (kind !== 'restatement') return author;
  return heldBy ? `${personName(room, heldBy)}, as ${author} puts it` : `as ${author} puts it`;
}

function mapParts({ room, report, map }: ReportSource): string {
  const why = report.notJudged.map;
  if (why) return NOT_JUDGED_WORDS[why];
  const sideOf = (side: Side | null) => sideWord(side);
  const lines = linesOfArgument(map).flatMap(({ claim, fate, replies }) => [
    `- ${sideOf(claim.side)}, ${escapeLine(holderWords(claim, room))}: ${escapeLine(claim.text)}${fate ? ` *(${FATE_WORDS[fate]})*` : ''}`,
    ...replies.map(
      ({ node, depth, relation }) =>
        `${'  '.repeat(depth)}- ${sideOf(node.side)} ${RELATION_WORDS[relation]}: ${escapeLine(node.text)}`,
    ),
  ]);
  return [`${linesWords(report)}.`, lines.join('\n')].filter(Boolean).join('\n\n');
}

function airtime(room: Room, { airtime: shares }: DebateReport): string {
  if (shares.length === 0) return 'Nobody spoke.';
  const percent = (share: number | null) => (share === null ? '' : `${Math.round(share * 100)}%`);
  return markdownTable([
    ['Person', 'Side', 'Share', 'Even share'],
    ...shares.map(({ uid, side, share, fairShare }) => [
      personName(room, uid),
      sideWord(side),
      percent(share),
      percent(fairShare),
    ]),
  ]);
}

function turningParts({ room, report, messages }: ReportSource): string {
  if (report.turningPoints.length === 0) return 'None stood out.';
  return report.turningPoints
    .map((point) => {
      const words = point.words ? `: ${quoted(point.words, room, messages)}` : '';
      return `- ${relativeTime(point.atMs, room.startedAtMs)} ${turningPointWords(point)}${words}`;
    })
    .join('\n');
}

function acts({ acts: rows }: DebateReport): string {
  if (rows.length === 0) return 'It found nothing to act on, on either side.';
  return markdownTable([
    ['', 'Found, For', 'Found, Against', 'Acted, For', 'Acted, Against'],
    ...rows.map(({ act, found, acted }) => [
      ledgerWord(act),
      ...[found.for, found.against, acted.for, acted.against].map(String),
    ]),
  ]);
}
