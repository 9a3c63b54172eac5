import { csvTable, personName, SIDE_WORDS, type Feedback, type Room } from '@rostrum/domain';
import type { ReportSource } from './export-markdown.ts';

const HEAD = ['section', 'person', 'side', 'what', 'value', 'of', 'text', 'message', 'start', 'end'];

/** A report as one table: a row for every figure and every quote. Cells that a spreadsheet would run are guarded. */
export function renderReportCsv({ room, report, map }: ReportSource): string {
  const side = (name: 'for' | 'against' | null) => (name ? SIDE_WORDS[name] : 'Audience');
  const person = (uid: string) => personName(room, uid);
  const place = (words: { messageId: string; start: number; end: number } | null) =>
    words ? [words.messageId, String(words.start), String(words.end)] : ['', '', ''];
  const figure = (section: string, uid: string, of: string, what: string, value: string, whole = '') => [
    section,
    uid,
    of,
    what,
    value,
    whole,
    '',
    '',
    '',
    '',
  ];
  return csvTable([
    HEAD,
    ...(['for', 'against'] as const).flatMap((bench) =>
      report.summary[bench].map((words) => [
        'summary',
        '',
        side(bench),
        'line',
        '',
        '',
        words.text,
        ...place(words),
      ]),
    ),
    ...report.airtime.map(({ uid, side: bench, share, fairShare }) =>
      figure('airtime', person(uid), side(bench), 'share', share.toFixed(4), fairShare?.toFixed(4)),
    ),
    ...report.civility.flatMap(({ fromMs, ...heat }) =>
      (['for', 'against'] as const).flatMap((bench) => {
        const value = heat[bench];
        const at = new Date(fromMs).toISOString();
        return value === null ? [] : [figure('civility', '', side(bench), at, value.toFixed(3))];
      }),
    ),
    ...report.acts.flatMap(({ act, found, acted }) =>
      (['for', 'against'] as const).map((bench) =>
        figure('moderator', '', side(bench), act, String(acted[bench]), String(found[bench])),
      ),
    ),
    ...map.nodes.map((node) => [
      'map',
      person(node.authorId),
      side(node.side),
      node.kind,
      node.fate ?? '',
      '',
      node.text,
      ...place(node),
    ]),
    ...report.turningPoints.map(({ kind, side: bench, count, words }) => [
      'turning point',
      '',
      side(bench),
      kind,
      String(count),
      '',
      words?.text ?? '',
      ...place(words),
    ]),
  ]);
}

/** A person's feedback as a table, one row per dimension and debate. */
export function renderFeedbackCsv(
  all: readonly { room: Pick<Room, 'id' | 'motion'>; feedback: Feedback }[],
): string {
  return csvTable([
    [
      'debate',
      'motion',
      'side',
      'dimension',
      'score',
      'low',
      'high',
      'hits',
      'chances',
      'reason',
      'quote',
      'next',
    ],
    ...all.flatMap(({ room, feedback }) =>
      feedback.dimensions.map(({ dimension, score, low, high, hits, chances, reason, quote, next }) => [
        room.id,
        room.motion,
        SIDE_WORDS[feedback.side],
        dimension,
        ...[score, low, high, hits, chances].map((value) => (value === null ? '' : String(value))),
        reason,
        quote?.text ?? '',
        next,
      ]),
    ),
  ]);
}
