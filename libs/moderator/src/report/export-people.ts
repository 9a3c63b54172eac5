import { aboutDebate, csvFile, pointsText, sideWord, type MapNode } from '@rostrum/domain';
import { partsOf, type PersonPart } from './people-parts.ts';
import type { ReportSource } from './report-source.ts';

const HEAD = [
  'name',
  'side',
  'team',
  'seats',
  'words',
  'airtime',
  'even share',
  'claims',
  'of these answered',
  'of these conceded',
  'of these left unanswered',
  'claims of the other side answered',
  'judges’ points',
  'motion',
  'date',
  'format',
  'decision',
  'link',
];

/**
 * A report as a table with one row per person. Each row has the motion, the date and the link, so that the tables of several
 * debates can be joined. It has what every reader of the report may know; a person's own feedback is not in it.
 */
export function renderPeopleCsv(source: ReportSource): string {
  const about = new Map(aboutDebate(source.room, source.link));
  const facts = ['motion', 'date', 'format', 'decision', 'link'].map((fact) => about.get(fact) ?? '');
  return csvFile([HEAD, ...partsOf(source).map((part) => [...cellsOf(part), ...facts])]);
}

function cellsOf(part: PersonPart): string[] {
  const { name, side, team, seats, words, share, fairShare, claims, answers, points } = part;
  return [
    name,
    sideWord(side),
    team ?? '',
    seats.join(', '),
    `${words}`,
    percent(share),
    fairShare === null ? '' : percent(fairShare),
    `${claims.length}`,
    `${withFate('answered', claims)}`,
    `${withFate('conceded', claims)}`,
    `${withFate('dropped', claims)}`,
    side ? `${answers.answered.length}` : '',
    points.map((one) => pointsText(one.points)).join(' and '),
  ];
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

function withFate(fate: MapNode['fate'], claims: readonly MapNode[]): number {
  return claims.filter((claim) => claim.fate === fate).length;
}
