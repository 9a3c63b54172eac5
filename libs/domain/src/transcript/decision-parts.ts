import * as said from '@rostrum/words/decision-words';
import * as m from '@rostrum/words/record-words';
import type { JudgeBallot } from '../debate/judging/judge-ballot.ts';
import type { PanelResult } from '../debate/judging/panel-result.ts';
import { scoredIn } from '../debate/judging/scored.ts';
import type { PanelDecision } from '../documents/judging.ts';
import type { Room } from '../documents/room.ts';
import { shownWords } from '../documents/shown-words.ts';
import {
  decisionSentence,
  pointsText,
  resultWords,
  splitWords,
  teamNameOf,
  tieBreakWords,
} from './decision-words.ts';
import { escapeBlock, escapeLine, markdownTable } from './markdown.ts';
import { personName, sideWord } from './words.ts';

/**
 * What the judges decided, as parts in Markdown: the result, the points, and each judge's ballot with its reason. Without the
 * decision itself there are no ballots. Empty if no judge decided.
 */
export function decisionParts(room: Room, decision?: PanelDecision | null): string[] {
  const result = room.debate.ballots?.result;
  if (!result) return [];
  return [
    `## ${m.decisionTitle()}`,
    sentenceOf(room, result, decision),
    ...placesTable(room, result),
    pointsTable(room, result, decision),
    ...(decision?.ballots ?? []).flatMap(({ by, ballot }, index) => {
      const ruling = rulingWords(room, ballot);
      const isChair = index === 0 && decision?.ballots.length !== 1;
      return [
        `**${escapeLine(personName(room, by))}** (${escapeLine(isChair ? m.rulingOfChair({ ruling }) : ruling)})`,
        escapeBlock(shownWords(ballot.reason)),
      ];
    }),
  ];
}

function sentenceOf({ debate }: Room, result: PanelResult, decision?: PanelDecision | null): string {
  const decided = decision
    ? `${resultWords(debate.format, result)}. ${splitWords(decision)}`
    : decisionSentence(debate.format, result);
  return [decided, tieBreakWords(result.tieBreak)]
    .filter(Boolean)
    .map((words) => escapeLine(words ?? ''))
    .join(' ');
}

function placesTable({ debate }: Room, result: PanelResult): string[] {
  if (result.kind === 'sides') return [];
  const rows = result.places.map(({ teamId, sum, points }, place) => [
    `${place + 1}`,
    teamNameOf(debate.format, teamId),
    `${sum}`,
    pointsText(points),
  ]);
  return [markdownTable([[m.place(), m.team(), m.sumOfPlaces(), m.meanPoints()], ...rows])];
}

/** Every speech with its points: of each judge, if their ballots are known, and the mean of all. */
function pointsTable(room: Room, result: PanelResult, decision?: PanelDecision | null): string {
  const ballots = decision && decision.ballots.length > 1 ? decision.ballots : [];
  const head = [
    m.speaker(),
    m.side(),
    m.speech(),
    ...ballots.map(({ by }) => personName(room, by)),
    m.points(),
  ];
  const rows = scoredIn(room.debate).map(({ key, uid, side, name }) => [
    personName(room, uid),
    sideWord(side),
    name,
    ...ballots.map(({ ballot }) => pointsText(ballot.points[key] ?? 0)),
    pointsText(result.points[key] ?? 0),
  ]);
  return markdownTable([head, ...rows]);
}

/** What a judge decided: the winner, or the teams from the first place to the last. */
export function rulingWords({ debate }: Pick<Room, 'debate'>, ballot: JudgeBallot): string {
  if (ballot.kind === 'teams')
    return said.ranks({ teams: ballot.ranking.map((team) => teamNameOf(debate.format, team)).join(', ') });
  return ballot.isLowPointWin
    ? said.sideWinsLow({ side: ballot.winner })
    : said.sideWins({ side: ballot.winner });
}
