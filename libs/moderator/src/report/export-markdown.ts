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
import * as m from '@rostrum/words/moderator-report';
import { FATE_WORDS, RELATION_WORDS } from '../map/formats/svg.ts';
import { linesOfArgument } from '../map/lines-of-argument.ts';
import type { ReportSource } from './report-source.ts';
import { LINES_WORDS, linesWords, NOT_JUDGED_WORDS, turningPointWords } from './report-words.ts';
import { verdictWords } from './verdict.ts';

/** A report as Markdown: everything that the page shows, with the times of quotes. People's words stay plain text. */
export function renderReportMarkdown(source: ReportSource): string {
  const { room, report } = source;
  const parts = [
    `# ${escapeLine(room.motion)}`,
    recordHeading(room, source.link),
    ...decisionParts(room, source.decision),
    heading(m.verdictHeading()),
    verdictParts(source),
    heading(m.inShort()),
    summary(source),
    heading(m.argumentMap()),
    mapParts(source),
    heading(m.airtime()),
    airtime(room, report),
    heading(m.turningPoints()),
    turningParts(source),
    heading(m.foundAndDid()),
    acts(report),
    m.keptBy({ brand: BRAND }),
  ];
  return `${parts.join('\n\n')}\n`;
}

function heading(words: string): string {
  return `## ${words}`;
}

function verdictParts({ room, report }: ReportSource): string {
  const swing = room.tally ? [escapeLine(swingWords(room.tally))] : [];
  const why = report.notJudged.verdict;
  const said = report.verdict
    ? [escapeLine(verdictWords(report.verdict))]
    : why
      ? [NOT_JUDGED_WORDS[why]()]
      : [];
  return [...swing, ...said].join('\n\n');
}

function summary({ room, report, messages }: ReportSource): string {
  const why = report.notJudged.summary;
  if (why) return NOT_JUDGED_WORDS[why]();
  const lines = (side: Side) => report.summary[side].map((words) => `- ${quoted(words, room, messages)}`);
  return [
    LINES_WORDS[report.summary.engine](),
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
  const words = escapeLine(text);
  if (!message) return m.quote({ words });
  return m.quoteAt({ words, time: relativeTime(message.createdAtMs, room.startedAtMs) });
}

/** Whose claim it is: its author's, or of a restatement its holder's, in the author's words. */
function holderWords({ kind, authorId, heldBy }: MapNode, room: Room): string {
  const author = personName(room, authorId);
  if (kind !== 'restatement') return author;
  return heldBy ? m.heldAsPutBy({ holder: personName(room, heldBy), author }) : m.asPutBy({ author });
}

function mapParts({ room, report, map }: ReportSource): string {
  const why = report.notJudged.map;
  if (why) return NOT_JUDGED_WORDS[why]();
  const sideOf = (side: Side | null) => sideWord(side);
  const lines = linesOfArgument(map).flatMap(({ claim, fate, replies }) => [
    `- ${sideOf(claim.side)}, ${escapeLine(holderWords(claim, room))}: ${escapeLine(claim.text)}${fate ? ` *(${FATE_WORDS[fate]()})*` : ''}`,
    ...replies.map(
      ({ node, depth, relation }) =>
        `${'  '.repeat(depth)}- ${sideOf(node.side)} ${RELATION_WORDS[relation]()}: ${escapeLine(node.text)}`,
    ),
  ]);
  return [`${linesWords(report)}.`, lines.join('\n')].filter(Boolean).join('\n\n');
}

function airtime(room: Room, { airtime: shares }: DebateReport): string {
  if (shares.length === 0) return m.nobodySpoke();
  const percent = (share: number | null) =>
    share === null ? '' : m.percent({ percent: Math.round(share * 100) });
  return markdownTable([
    [m.person(), m.side(), m.share(), m.evenShare()],
    ...shares.map(({ uid, side, share, fairShare }) => [
      personName(room, uid),
      sideWord(side),
      percent(share),
      percent(fairShare),
    ]),
  ]);
}

function turningParts({ room, report, messages }: ReportSource): string {
  if (report.turningPoints.length === 0) return m.noneStoodOut();
  return report.turningPoints
    .map((point) => {
      const words = point.words ? `: ${quoted(point.words, room, messages)}` : '';
      return `- ${relativeTime(point.atMs, room.startedAtMs)} ${turningPointWords(point)}${words}`;
    })
    .join('\n');
}

function acts({ acts: rows }: DebateReport): string {
  if (rows.length === 0) return m.nothingToActOn();
  return markdownTable([
    ['', m.foundFor(), m.foundAgainst(), m.actedFor(), m.actedAgainst()],
    ...rows.map(({ act, found, acted }) => [
      ledgerWord(act),
      ...[found.for, found.against, acted.for, acted.against].map(String),
    ]),
  ]);
}
