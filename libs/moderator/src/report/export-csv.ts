import {
  aboutDebate,
  csvFile,
  personName,
  pointsText,
  rulingWords,
  scoredIn,
  sideWord,
  type MapNode,
} from '@rostrum/domain';
import type { ReportSource } from './report-source.ts';

const HEAD = ['section', 'person', 'side', 'what', 'value', 'of', 'text', 'message', 'start', 'end'];

/** A report as one table: the facts, then a row for every figure and every quote. */
export function renderReportCsv(source: ReportSource): string {
  const { room, report, map, link } = source;
  const side = (name: 'for' | 'against' | null) => sideWord(name);
  const person = (uid: string) => personName(room, uid);
  const holderOf = ({ kind, authorId, heldBy }: MapNode) => {
    const uid = kind === 'restatement' ? heldBy : authorId;
    return uid ? person(uid) : '';
  };
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
  return csvFile([
    HEAD,
    ...aboutDebate(room, link).map(([what, fact]) => ['about', '', '', what, '', '', fact, '', '', '']),
    ...judgingRows(source),
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
      holderOf(node),
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

/** The mean points of every speech, and each judge's points, decision and reason. */
function judgingRows({ room, decision }: ReportSource): string[][] {
  const result = room.debate.ballots?.result;
  if (!result) return [];
  const scored = scoredIn(room.debate);
  const pointRows = (judge: string, points: Readonly<Record<string, number>>) =>
    scored.map(({ key, uid, side, name }) => [
      'points',
      personName(room, uid),
      sideWord(side),
      name,
      pointsText(points[key] ?? 0),
      judge,
      '',
      '',
      '',
      '',
    ]);
  return [
    ...pointRows('all judges', result.points),
    ...(decision?.ballots ?? []).flatMap(({ by, ballot }) => [
      ['ballot', personName(room, by), '', rulingWords(room, ballot), '', '', ballot.reason, '', '', ''],
      ...pointRows(personName(room, by), ballot.points),
    ]),
  ];
}
