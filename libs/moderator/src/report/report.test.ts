import {
  debateReportSchema,
  feedbackSchema,
  type Message,
  type Room,
  type Side,
  type TranscriptSource,
} from '@rostrum/domain';
import { ADA, aDebate, aMessage, anIntervention, aRoom, BEN } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { createCivilityEngine } from '../civility-engine.ts';
import { messagesOf, VOTING, type Line } from '../map/testing.ts';
import { bareWords } from './bare-words.ts';
import { renderFeedbackCsv, renderReportCsv } from './export-csv.ts';
import { renderReportJson } from './export-json.ts';
import { renderReportMarkdown } from './export-markdown.ts';
import { intervalOf, onSpeakerScale, scaleOfFormat } from './score.ts';
import { judgeTwice, readingOf, verdictOf, verdictWords } from './verdict.ts';
import { emptyTally } from './tally.ts';
import { linkQuote, verifyQuotes } from './verify-quotes.ts';
import { modelVerdict, withModelLines } from './with-model.ts';
import { writeReport } from './write-report.ts';

const engine = createCivilityEngine();
const MOTION = 'This house would make voting compulsory';
const START_MS = 1_000_000;

function sourceOf(lines: readonly Line[], changes: Partial<Room> = {}): TranscriptSource {
  const messages = messagesOf(lines).map((message): Message => ({
    ...aMessage(),
    ...message,
    id: message.id,
    authorName: message.authorId,
    createdAtMs: START_MS + message.createdAtMs,
  }));
  const spoken: Record<string, number> = {};
  for (const { authorId, text } of messages) spoken[authorId] = (spoken[authorId] ?? 0) + text.length;
  const room = aRoom({
    motion: MOTION,
    debate: { ...aDebate({ phase: 'debrief' }), spoken },
    startedAtMs: START_MS,
    endedAtMs: START_MS + 3_600_000,
    ...changes,
  });
  return { room, messages, interventions: [] };
}

const write = (source: TranscriptSource) => writeReport(source, engine, { atMs: START_MS });
const source = sourceOf(VOTING);
const written = write(source);
const { report } = written;
const lengthOf = (side: Side) => report.summary[side].reduce((sum, { text }) => sum + text.length, 0);

describe('a report', () => {
  it('sums both sides up in as many lines and about as many characters, each linked to its words', () => {
    expect(report.summary.for.length).toBeGreaterThan(0);
    expect(report.summary.for).toHaveLength(report.summary.against.length);
    expect(Math.abs(lengthOf('for') - lengthOf('against'))).toBeLessThanOrEqual(60);
    expect(verifyQuotes(written, source.messages)).toEqual([]);
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

  it('sets the swing of the audience beside the verdict', () => {
    const tally = {
      before: { for: 6, against: 4, undecided: 0 },
      after: { for: 4, against: 6, undecided: 0 },
      moved: {},
    };
    expect(write(sourceOf(VOTING, { tally })).report.swing).toEqual({
      for: -20,
      against: 20,
      gained: 'against',
    });
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

  it('leaves out what was held', () => {
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
    ['of one message', VOTING.slice(0, 1), { summary: 'oneSide', verdict: 'oneSide' }],
    [
      'with none on one side',
      VOTING.filter(([side]) => side === 'for'),
      { summary: 'oneSide', verdict: 'oneSide' },
    ],
    ['of one message each', VOTING.slice(0, 2), { verdict: 'short' }],
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
  ])('%s says what it cannot judge and why', (_, lines, notJudged) => {
    const odd = sourceOf(lines);
    const all = write(odd);
    expect(all.report.notJudged).toEqual(notJudged);
    expect(all.report.verdict).toBeNull();
    expect(verifyQuotes(all, odd.messages)).toEqual([]);
    expect(debateReportSchema.parse(all.report)).toEqual(all.report);
    expect(renderReportMarkdown({ ...all, room: odd.room, messages: odd.messages })).toContain('Not judged');
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

describe('a quote that was made up', () => {
  const [line] = report.summary.for;
  const forged = (changes: object) => ({
    ...report,
    summary: { ...report.summary, for: [{ ...line, ...changes }] },
  });

  it.each([
    ['of words that nobody said', { text: 'Voting is for fools.' }, 'other words stand there'],
    ['at another place', { start: 1 }, 'other words stand there'],
    ['of a message that is not there', { messageId: 'm99' }, 'no such message'],
    ['of nothing', { start: 0, end: 0, text: '' }, 'nothing is quoted'],
  ])('%s is found in a report', (_, changes, problem) => {
    expect(verifyQuotes(forged(changes), source.messages)).toEqual([
      { at: 'summary.for[0]', messageId: expect.any(String), problem },
    ]);
  });

  it('is found in feedback and in a map as well', () => {
    const [first] = written.feedback;
    const quote = { messageId: 'm1', start: 0, end: 5, text: 'Never' };
    const feedback = { ...first!, dimensions: first!.dimensions.map((one) => ({ ...one, quote })) };
    expect(verifyQuotes(feedback, source.messages)).toHaveLength(7);
    const nodes = written.map.nodes.map((node) => ({ ...node, text: `${node.text}!` }));
    expect(verifyQuotes({ ...written.map, nodes }, source.messages)).toHaveLength(nodes.length);
  });

  it('by a model is refused with all of its lines, and the engine’s own stay', () => {
    const real = { messageId: 'm1', quote: 'A duty to vote lifts turnout to nine in ten' };
    const other = { messageId: 'm2', quote: 'Turnout is  not consent' };
    const invented = { messageId: 'm2', quote: 'Turnout is everything' };
    const good = withModelLines(report, { for: [real], against: [other] }, source.messages);
    expect(good).toMatchObject({ ok: true, value: { summary: { engine: 'model' } } });
    expect(good.ok && verifyQuotes(good.value, source.messages)).toEqual([]);
    expect(withModelLines(report, { for: [real], against: [invented] }, source.messages)).toEqual({
      ok: false,
      refusal: 'other words stand there',
    });
    expect(withModelLines(report, { for: [], against: [] }, source.messages).ok).toBe(false);
  });

  it('is no pattern: signs of a quote mean themselves', () => {
    const messages = [{ id: 'a', text: 'It costs (about) $5.00 a day.' }];
    expect(linkQuote({ messageId: 'a', quote: '(about) $5.00' }, messages).ok).toBe(true);
    expect(linkQuote({ messageId: 'a', quote: '.*' }, messages).ok).toBe(false);
  });
});

describe('the verdict', () => {
  const share = (hits: number, chances: number) => ({ hits, chances, best: null, missed: null });
  const strong = {
    tally: { ...emptyTally(), argument: share(18, 20), evidence: share(12, 20) },
    met: share(9, 10),
  };
  const weak = {
    tally: { ...emptyTally(), argument: share(4, 20), evidence: share(1, 20) },
    met: share(2, 10),
  };

  it('is read twice with the order swapped, and names the better case either way', () => {
    const verdict = judgeTwice({ for: strong, against: weak });
    expect(verdict.readings.map(({ first, lead }) => [first, lead])).toEqual([
      ['for', 2],
      ['against', 2],
    ]);
    expect(verdict.winner).toBe('for');
    expect(judgeTwice({ for: weak, against: strong }).winner).toBe('against');
  });

  it('names nobody where the cases are alike', () => {
    expect(judgeTwice({ for: strong, against: strong }).winner).toBeNull();
  });

  it('names nobody where a model’s two readings differ', () => {
    const first = { matter: 'for', clash: 'for', method: 'equal' } as const;
    const second = { matter: 'against', clash: 'equal', method: 'equal' } as const;
    const verdict = modelVerdict({ forFirst: first, againstFirst: second });
    expect(verdict.winner).toBeNull();
    expect(verdictWords(verdict)).toBe(
      'Too close to call: For led by 2 of three. With the order swapped, Against led by 1 of three. Read by a language model.',
    );
    expect(verdictOf('model', readingOf('for', first), readingOf('against', first)).winner).toBe('for');
  });
});

describe('feedback', () => {
  const ada = written.feedback.find(({ uid }) => uid === ADA)!;

  it('has seven dimensions for each debater, each with a reason and a next action', () => {
    expect(written.feedback.map(({ uid }) => uid)).toEqual([ADA, BEN]);
    expect(feedbackSchema.parse(ada)).toEqual(ada);
    for (const { reason, next, score, low, high } of ada.dimensions) {
      expect(reason && next).toBeTruthy();
      expect((low ?? 1) <= (score ?? 1) && (score ?? 5) <= (high ?? 5)).toBe(true);
    }
  });

  it('counts claims that somebody answered, and those that their side let go', () => {
    expect(ada.answered).toBeGreaterThan(0);
    expect(written.feedback.find(({ uid }) => uid === BEN)?.dropped).toBeGreaterThan(0);
  });

  it('gives points on the scale of the format, from its least to its most', () => {
    for (const [scale, least, middle, most] of [
      ['wudc', 50, 75, 100],
      ['wsdc', 60, 70, 80],
      ['us', 25, 27.5, 30],
    ] as const) {
      expect([1, 3, 5].map((score) => onSpeakerScale(scale, score))).toEqual([least, middle, most]);
    }
    expect(['british-parliamentary', 'world-schools', 'policy', 'oxford'].map(scaleOfFormat)).toEqual([
      'wudc',
      'wsdc',
      'us',
      undefined,
    ]);
  });

  it('is less sure with fewer chances', () => {
    const width = ([low, high]: [number, number]) => high - low;
    expect(width(intervalOf({ hits: 1, chances: 2 }))).toBeGreaterThan(
      width(intervalOf({ hits: 20, chances: 40 })),
    );
    expect(intervalOf({ hits: 0, chances: 0 })).toEqual([0, 1]);
  });

  it('reads past mistakes of grammar and spelling', () => {
    const keys = (text: string) => bareWords(text).map(({ key }) => key);
    expect(keys('the governement of a country increase taxs becouse it need money')).toEqual(
      keys('Governments in the countries are increasing taxes because it needs the money'),
    );
  });
});

describe('a report as a file', () => {
  const hostile =
    '=HYPERLINK("http://x.org","<b>click</b>") | [a](javascript:b) <script>x</script>, because all say so.';
  const odd = sourceOf([...VOTING, ['for', hostile], ['against', hostile]]);
  const all = { ...write(odd), room: odd.room, messages: odd.messages };

  it('is Markdown in which people’s words are words', () => {
    const text = renderReportMarkdown(all);
    expect(text).not.toMatch(/(?<!\\)<(?:b|script)/);
    expect(text).not.toMatch(/(?<!\\)\[a(?<!\\)\]\(/);
    expect(text).toContain('## In short');
    expect(text).toContain('lines of argument');
  });

  it('is CSV that no spreadsheet runs', () => {
    const text = renderReportCsv(all);
    expect(text.split('\r\n')[0]).toBe('section,person,side,what,value,of,text,message,start,end');
    expect(text).not.toMatch(/(?:^|,)"?[=+@]/m);
    const feedback = renderFeedbackCsv([{ room: odd.room, feedback: all.feedback[0]! }]);
    expect(feedback.trim().split('\r\n').length).toBeGreaterThanOrEqual(8);
  });

  it('is JSON that holds the whole report and map', () => {
    const { map } = all;
    const read: unknown = JSON.parse(renderReportJson({ motion: MOTION, report: all.report, map }));
    expect(read).toMatchObject({ motion: MOTION, map });
  });
});
