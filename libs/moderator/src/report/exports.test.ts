import { FORMATS } from '@rostrum/domain';
import { aJudgedRoom, CLEO, parseCsv } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { VOTING } from '../map/testing.ts';
import { renderReportCsv } from './export-csv.ts';
import { renderReportJson } from './export-json.ts';
import { renderReportMarkdown } from './export-markdown.ts';
import { renderPeopleCsv } from './export-people.ts';
import type { ReportSource } from './report-source.ts';
import { MOTION, sourceOf, write } from './testing.ts';

const LINK = 'https://rostrum.example.com/debates/room-1';

/** A debate about voting with its report; judged if a format with judges is given. */
function aReport(lines = VOTING, formatId = ''): ReportSource {
  const format = FORMATS.get(formatId);
  const judged = format && aJudgedRoom(format, { [CLEO]: { winner: 'against' } });
  const { debate, people } = judged?.room ?? {};
  const { room, messages } = sourceOf(lines, people ? { people } : {});
  const { ballots, judges, seats } = debate ?? {};
  const asJudged = ballots && judges && seats && format ? { ballots, judges, seats, format } : {};
  const source = { room: { ...room, debate: { ...room.debate, ...asJudged } }, messages, interventions: [] };
  return { ...write(source), room: source.room, messages, decision: judged?.decision, link: LINK };
}

/** The rows of a file, each by its columns. */
function rowsOf(file: string): Record<string, string>[] {
  const [head = [], ...rows] = parseCsv(file);
  return rows.map((row) => Object.fromEntries(head.map((column, at) => [column, row[at] ?? ''])));
}

describe('a report as a file', () => {
  const hostile =
    '\u3000=HYPERLINK("http://x.org","<b>click</b>") | [a](javascript:b) <script>x</script>, because all say so.';
  const all = aReport([...VOTING, ['for', hostile], ['against', hostile]]);

  it('names the holder of a claim that somebody else restates', () => {
    const restating = aReport([
      ['for', 'They will tell you that a fine is tyranny. Nobody in Australia calls it that.'],
      ['against', 'Turnout is not consent, because a vote under threat says nothing.'],
    ]);
    expect(renderReportMarkdown(restating)).toMatch(/- Against, .*as .+ puts it: a fine is tyranny/);
    const row = parseCsv(renderReportCsv(restating)).find((cells) => cells.includes('a fine is tyranny'));
    expect(row?.slice(0, 4)).toEqual(['map', expect.any(String), 'Against', 'restatement']);
  });

  it('is Markdown that escapes people’s words', () => {
    const text = renderReportMarkdown(all);
    expect(text).not.toMatch(/(?<!\\)<(?:b|script)/);
    expect(text).not.toMatch(/(?<!\\)\[a(?<!\\)\]\(/);
    expect(text).toContain('## In short');
    expect(text).toContain('lines of argument');
  });

  it('is CSV that no spreadsheet runs', () => {
    const rows = parseCsv(renderReportCsv(all));
    expect(rows[0]).toEqual('section,person,side,what,value,of,text,message,start,end'.split(','));
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([10]));
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[\s"]*[=+@]/);
  });

  it('is JSON that holds the whole report and map', () => {
    const { map, report } = all;
    expect(JSON.parse(renderReportJson(all))).toMatchObject({ motion: MOTION, map, report });
  });

  it('has the date, the format, the people and the link in each form', () => {
    expect(renderReportMarkdown(all)).toContain('- For: Ada Marsh');
    expect(renderReportMarkdown(all)).toContain(`- Link: <${LINK}>`);
    expect(JSON.parse(renderReportJson(all))).toMatchObject({
      debate: { link: LINK, openedAt: '2026-11-20T12:00:00.000Z' },
      format: { name: 'Quick clash' },
      people: [{ name: 'Ada Marsh', side: 'for' }, { name: 'Ben Okafor' }],
      judging: null,
    });
    const about = rowsOf(renderReportCsv(all)).filter(({ section }) => section === 'about');
    expect(about.map(({ what }) => what)).toEqual('motion date format host debater debater link'.split(' '));
  });
});

describe('a report of a debate that a judge decided', () => {
  const judged = aReport(VOTING, 'lincoln-douglas');

  it('has the decision, the points and the reason in each form', () => {
    const text = renderReportMarkdown(judged);
    expect(text).toContain('- The judge decided: Against wins.');
    expect(text).toContain('**Cleo Lind** (Against wins)\n\ncleo heard the costs answered.');
    expect(JSON.parse(renderReportJson(judged))).toMatchObject({
      judging: {
        winner: 'against',
        ballots: [{ judge: 'Cleo Lind', reason: 'cleo heard the costs answered.' }],
      },
    });
    const rows = rowsOf(renderReportCsv(judged));
    expect(rows.filter(({ section }) => section === 'ballot')).toMatchObject([
      { person: 'Cleo Lind', what: 'Against wins', text: 'cleo heard the costs answered.' },
    ]);
    const points = rows.filter(({ section }) => section === 'points');
    expect(points.map(({ person, of }) => [person, of])).toEqual([
      ['Ada Marsh', 'all judges'],
      ['Ben Okafor', 'all judges'],
      ['Ada Marsh', 'Cleo Lind'],
      ['Ben Okafor', 'Cleo Lind'],
    ]);
  });

  it('has one row per person with their points and the decision', () => {
    const rows = rowsOf(renderPeopleCsv(judged));
    expect(rows.map(({ name }) => name)).toEqual(['Ada Marsh', 'Ben Okafor']);
    expect(rows[1]?.['judges’ points']).toBe('28');
    expect(rows[0]?.['decision']).toBe('The judge decided: Against wins.');
  });

  it('names the team of each person in British Parliamentary', () => {
    const rows = rowsOf(renderPeopleCsv(aReport(VOTING, 'british-parliamentary')));
    expect(rows.map(({ team }) => team)).toEqual([
      'Opening government',
      'Opening opposition',
      'Closing government',
      'Closing opposition',
    ]);
    expect(rows[0]?.['seats']).toBe('Prime minister, Deputy prime minister');
  });
});

describe('a table of people', () => {
  const rows = rowsOf(renderPeopleCsv(aReport()));

  it('counts words, airtime, claims and answers', () => {
    expect(
      rows.map((row) => [row['name'], row['side'], row['words'], row['airtime'], row['even share']]),
    ).toEqual([
      ['Ada Marsh', 'For', '61', '66%', '50%'],
      ['Ben Okafor', 'Against', '32', '34%', '50%'],
    ]);
    const [ada, ben] = rows;
    expect(Number(ada?.['claims'])).toBeGreaterThanOrEqual(3);
    expect(Number(ben?.['of these conceded'])).toBe(1);
    expect(Number(ada?.['claims of the other side answered'])).toBeGreaterThanOrEqual(1);
  });

  it('can be joined with those of other debates: each row names its own', () => {
    for (const row of rows)
      expect(row).toMatchObject({ motion: MOTION, date: '1970-01-01', format: 'Quick clash', link: LINK });
  });

  it('counts somebody from the audience, who has no side to answer', () => {
    const [, , dara] = rowsOf(renderPeopleCsv(aReport([...VOTING, [null, 'Who would pay the fines?']])));
    expect(dara).toMatchObject({ side: 'Audience', words: '5', 'even share': '', 'judges’ points': '' });
    expect(dara?.['claims of the other side answered']).toBe('');
  });
});
