import { debateReportSchema, type Tally } from '@rostrum/domain';
import { ADA, anIntervention, aTally, BEN, FOR_GAINED } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { VOTING, type Line } from '../map/testing.ts';
import { renderReportMarkdown } from './export-markdown.ts';
import { verifyQuotes } from './verify-quotes.ts';
import { report, source, sourceOf, START_MS, write, written } from './testing.ts';

describe('a report', () => {
  it('sums both sides up, each line linked to its words', () => {
    expect(report.summary.for.length).toBeGreaterThan(0);
    expect(report.summary.against.length).toBeGreaterThan(0);
    expect(verifyQuotes(written, source.messages)).toEqual([]);
  });

  it('shows for each criterion of the verdict what was counted, and the words that show it', () => {
    const { grounds } = report.verdict!;
    expect(grounds?.matter.for).toMatchObject({ hits: 2, chances: 8 });
    expect(grounds?.matter.for.words).toMatchObject([
      { messageId: 'm1', text: expect.stringContaining('1924') },
    ]);
    expect(grounds?.clash.against.words).toHaveLength(1);
    expect(grounds?.method.for.chances).toBeGreaterThan(0);
  });

  it('measures everybody against an even share', () => {
    expect(report.airtime.map(({ uid, fairShare }) => [uid, fairShare])).toEqual([
      [ADA, 0.5],
      [BEN, 0.5],
    ]);
    expect(report.airtime.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  it('draws how heated each side was over the time of the debate', () => {
    const heated = write(
      sourceOf([...VOTING, ['against', 'You are an idiot and nobody should listen to you.']]),
    ).report.civility;
    expect(heated.at(-1)?.against).toBeGreaterThan(0.75);
    expect(heated[0]?.for).toBeLessThan(0.5);
    expect(heated[0]?.against).toBeNull();
  });

  it('copies the parity ledger by side', () => {
    const ledger = { evidence: { found: { for: 2, against: 1 }, acted: { for: 1, against: 1 } } };
    expect(write(sourceOf(VOTING, { ledger })).report.acts).toEqual([
      { act: 'evidence', ...ledger.evidence },
    ]);
  });

  it('shows the audience’s swing beside the verdict', () => {
    const swingOf = (tally: Tally) => write(sourceOf(VOTING, { tally })).report.swing;
    expect(swingOf(FOR_GAINED)).toEqual({ for: 20, against: -7, gained: 'for' });
    expect(swingOf(aTally([6, 'for', 'against'], [4, 'against', 'against']))).toBeNull();
    expect(report.swing).toBeNull();
  });

  it('names the moments at which the debate turned', () => {
    const [first, second, ...rest] = source.messages;
    const turned = write({
      ...source,
      messages: [first!, { ...second!, reactions: { changedMyMind: 3 } }, ...rest],
      interventions: [{ ...anIntervention({ act: 'coolingOff', atMs: START_MS + 1 }), id: 'act-1' }],
    });
    expect(turned.report.turningPoints.map(({ kind, count }) => [kind, count])).toEqual([
      ['intervened', 1],
      ['changedMinds', 3],
      ['conceded', 1],
    ]);
  });

  it('leaves out held messages', () => {
    const held = { ...source, messages: source.messages.map((one) => ({ ...one, state: 'held' as const })) };
    expect(write(held).report).toMatchObject({ messages: 0, summary: { for: [] }, verdict: null });
  });
});

describe('a report of an odd debate', () => {
  const german: Line[] = [
    ['for', 'Die Wahlpflicht bringt alle Menschen an die Urne, und das ist gut für die Demokratie.'],
    ['against', 'Eine Pflicht ist keine Freiheit, und wir wollen nicht gezwungen werden.'],
  ];

  it.each<[string, readonly Line[], object]>([
    [
      'of no message',
      [],
      { summary: 'short', verdict: 'short', map: 'short', civility: 'short', feedback: 'short' },
    ],
    ['of one message', VOTING.slice(0, 1), { verdict: 'oneSide' }],
    ['with none on one side', VOTING.filter(([side]) => side === 'for'), { verdict: 'oneSide' }],
    ['of one message each', VOTING.slice(0, 2), { verdict: 'thin' }],
    [
      'of two opinions and much courtesy',
      [
        ['for', 'Good evening, and thanks to the chair.'],
        ['against', 'Evening all!'],
        ['for', 'Everybody should have to vote.'],
        ['against', 'No, people should be free.'],
      ],
      { verdict: 'thin' },
    ],
    [
      'in a language that the engine does not read',
      [...german, ...german],
      {
        summary: 'language',
        verdict: 'language',
        map: 'language',
        civility: 'language',
        feedback: 'language',
      },
    ],
  ])('%s reports what it cannot judge and why', (_, lines, notJudged) => {
    const odd = sourceOf(lines);
    const all = write(odd);
    expect(all.report.notJudged).toEqual(notJudged);
    expect(all.report.verdict).toBeNull();
    expect(verifyQuotes(all, odd.messages)).toEqual([]);
    expect(debateReportSchema.parse(all.report)).toEqual(all.report);
    expect(renderReportMarkdown({ ...all, room: odd.room, messages: odd.messages })).toMatch(
      /Not judged|Too thin/,
    );
  });

  it('in another language gives nobody a score for words that it did not read', () => {
    const { feedback } = write(sourceOf([...german, ...german]));
    for (const { dimensions, mean, points } of feedback) {
      const judged = dimensions.flatMap(({ dimension, score }) => (score === null ? [] : [dimension]));
      expect([judged.filter((dimension) => dimension !== 'role'), mean, points]).toEqual([[], null, null]);
    }
  });

  it('of 5,000 messages fits its documents', { timeout: 300_000 }, () => {
    const said = ['A duty to vote helps the poor', 'Turnout is no consent', 'Fines hurt the poor most'];
    const many = Array.from({ length: 5_000 }, (_, at): Line => [
      at % 2 === 0 ? 'for' : 'against',
      `${said[at % 3] ?? ''}, as case ${at} shows.`,
    ]);
    const long = sourceOf(many);
    const all = write(long);
    expect(debateReportSchema.parse(all.report)).toEqual(all.report);
    expect(JSON.stringify(all.report).length).toBeLessThan(100_000);
    expect(JSON.stringify(all.map).length).toBeLessThan(500_000);
    expect(all.report.lines.leftOut).toBeGreaterThan(0);
    expect(verifyQuotes(all, long.messages)).toEqual([]);
  });
});
