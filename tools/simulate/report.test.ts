import {
  argumentMapSchema,
  debateReportSchema,
  feedbackSchema,
  type LinkedWords,
  type Side,
  type TranscriptSource,
} from '@rostrum/domain';
import { createCivilityEngine } from '@rostrum/moderator/engine';
import { verifyQuotes, writeReport, type WrittenReport } from '@rostrum/moderator/report';
import { describe, expect, it } from 'vitest';
import { CHANGES, type Change } from './counterfactual.ts';
import { ENGINES } from './engines.ts';
import { asLearner } from './learners-english.ts';
import { loadScripts } from './load.ts';
import { playScript } from './play.ts';
import { reportSource } from './report-source.ts';
import type { Script } from './script.ts';
import { seededScripts } from './seeded.ts';

/** No coin decides which side begins, because it would move with the sides. */
const SCRIPTS = [...loadScripts(), ...seededScripts(16, 7)].map((script) => ({
  ...script,
  format: { ...script.format, coinFlip: false },
}));
const engine = createCivilityEngine();
const source = (script: Script) => reportSource(playScript(script, ENGINES.labels));
const write = (from: TranscriptSource) => writeReport(from, engine, { atMs: 1 });
const WRITTEN = new Map(
  SCRIPTS.map((script) => {
    const from = source(script);
    return [script.id, { from, written: write(from) }];
  }),
);
const writtenOf = (script: Script) => {
  const found = WRITTEN.get(script.id);
  if (!found) throw new Error(`${script.id} was not played`);
  return found;
};

/** Verdict, scores and whatever else belongs to a side or a person, as they are called after a change. */
function standing(
  { report, feedback }: WrittenReport,
  { messages }: TranscriptSource,
  { sideAfter, uidAfter }: Omit<Change, 'name' | 'apply'>,
) {
  const side = (one: Side | 'equal' | 'even' | null) =>
    one === 'for' || one === 'against' ? sideAfter(one) : one;
  /** Which sentence of which message: names before it are longer or shorter. */
  const sentence = ({ messageId, start }: LinkedWords) => {
    const before = messages.find(({ id }) => id === messageId)?.text.slice(0, start) ?? '';
    return `${messageId} ${before.match(/[.!?]+/gu)?.length ?? 0}`;
  };
  const bySide = <Value>(values: Record<Side, Value>) => ({
    [sideAfter('for')]: values.for,
    [sideAfter('against')]: values.against,
  });
  const readings = report.verdict?.readings.map(({ matter, clash, method, lead }) => ({
    criteria: [matter, clash, method].map(side),
    lead: Math.abs(lead),
  }));
  return {
    winner: side(report.verdict?.winner ?? null),
    readings,
    lines: report.lines,
    summary: bySide({ for: report.summary.for.map(sentence), against: report.summary.against.map(sentence) }),
    scores: feedback
      .map(({ uid, side: bench, dimensions, mean, points, answered, dropped }) => ({
        uid: uidAfter(uid),
        side: side(bench),
        dimensions: dimensions.map(({ dimension, score, low, high }) => [dimension, score, low, high]),
        mean,
        points,
        answered,
        dropped,
      }))
      .toSorted((one, other) => (one.uid < other.uid ? -1 : 1)),
  };
}
const same = { sideAfter: (side: Side) => side, uidAfter: (uid: string) => uid };

describe('the reports of fifty debates', () => {
  it('is tried on at least fifty debates, and most of them are judged', () => {
    expect(SCRIPTS.length).toBeGreaterThanOrEqual(50);
    const all = [...WRITTEN.values()].map(({ written }) => written);
    expect(all.filter(({ report }) => report.verdict !== null).length).toBeGreaterThanOrEqual(45);
    expect(new Set(all.map(({ report }) => report.verdict?.winner ?? null)).size).toBe(3);
    expect(all.filter(({ feedback }) => feedback.some(({ mean }) => mean !== null)).length).toBeGreaterThan(
      30,
    );
  });

  it.each(SCRIPTS)('fits its documents and quotes nothing that was not said, in $id', (script) => {
    const { from, written } = writtenOf(script);
    expect(verifyQuotes(written, from.messages)).toEqual([]);
    expect(debateReportSchema.parse(written.report)).toEqual(written.report);
    expect(argumentMapSchema.parse(written.map)).toEqual(written.map);
    for (const one of written.feedback) expect(feedbackSchema.parse(one)).toEqual(one);
  });

  it.each(SCRIPTS)('is the same each time it is written, in $id', (script) => {
    const { from, written } = writtenOf(script);
    expect(write(from)).toEqual(written);
  });
});

/** The groups that people belong to change the words themselves; they are tried on the moderator's decisions. */
const BLIND = CHANGES.filter(({ name }) => !name.startsWith('the groups'));

describe.each(BLIND)('verdict and scores stay the same whatever $name', (change) => {
  it.each(SCRIPTS)('in $id', (script) => {
    const after = source(change.apply(script));
    const { from, written } = writtenOf(script);
    expect(standing(write(after), after, same)).toEqual(standing(written, from, change));
  });
});

describe('language proficiency', () => {
  it.each(SCRIPTS)('lowers no score of anybody, in $id', (script) => {
    const { from, written } = writtenOf(script);
    for (const { uid, dimensions } of written.feedback) {
      const messages = from.messages.map((message, at) =>
        message.authorId === uid ? { ...message, text: asLearner(message.text, at + 1) } : message,
      );
      const after = write({ ...from, messages }).feedback.find((one) => one.uid === uid)?.dimensions ?? [];
      const both = dimensions.map(({ dimension, score }, at) => ({
        dimension,
        score,
        after: after[at]?.score,
      }));
      expect(both.filter((one) => (one.after ?? 0) < (one.score ?? 0))).toEqual([]);
    }
  });

  it('is really lower in the compared feature', () => {
    const texts = SCRIPTS.flatMap(({ lines }) =>
      lines.flatMap((line) => (line.type === 'said' ? line.text : [])),
    );
    const changed = texts.filter((text, at) => asLearner(text, at + 1) !== text);
    expect(changed.length / texts.length).toBeGreaterThan(0.7);
  });
});
