import {
  COMPARISON_PATH,
  comparisonSchema,
  DIMENSIONS,
  feedbackPath,
  feedbackSchema,
  tenthsOf,
  type Feedback,
} from '@rostrum/domain';
import { beforeAll, expect, test } from 'vitest';
import { aPerson, emulatedDatabase, type TestPerson } from '../testing/emulator.ts';
import { asks } from '../testing/people.ts';
import { debated, untilReport } from '../testing/reports.ts';
import { writeDebateReport } from './write-report.ts';

let ida: TestPerson;
let jon: TestPerson;
const db = emulatedDatabase;
beforeAll(async () => {
  [ida, jon] = await Promise.all([aPerson('Ida Roy'), aPerson('Jon Berg')]);
});

const LONG = `Turnout is not consent, because a vote under threat of a fine says nothing about what people want.
You said that Australia has shown it since 1924. But Australia also counts blank votes, and the report of 2019 found that they doubled.
A fine hits the poor first, so the duty costs those most whom it should bring in. That matters more than a number on election night.
Even if turnout rises, trust does not, since people trust what they chose. For example, Belgium has the duty and no more trust.
Therefore the harm is certain and the gain is not. We weigh freedom above a figure, because freedom lasts.`;

/** How often each score was counted so far. */
async function counted(): Promise<Record<string, number>> {
  const stored = await db().doc(COMPARISON_PATH).get();
  const { scores } = comparisonSchema.parse(stored.data() ?? { scores: {} });
  return Object.fromEntries(
    DIMENSIONS.flatMap((dimension) =>
      Object.entries(scores[dimension] ?? {}).map(([tenths, count]) => [`${dimension} ${tenths}`, count]),
    ),
  );
}

const scoresIn = ({ dimensions }: Feedback) =>
  dimensions.flatMap(({ dimension, score }) => (score === null ? [] : [`${dimension} ${tenthsOf(score)}`]));

test('a debate adds the scores of people who share theirs, once', async () => {
  await asks(jon, { type: 'saveProfile', isCompared: true });
  const before = await counted();
  const roomId = await debated([ida, jon], LONG);
  await untilReport(roomId);
  const stored = await db().doc(feedbackPath(roomId, jon.uid)).get();
  const scores = scoresIn(feedbackSchema.parse(stored.data()));
  expect(scores.length).toBeGreaterThan(0);
  const expected = { ...before };
  for (const score of scores) expected[score] = (expected[score] ?? 0) + 1;
  expect(await counted()).toEqual(expected);
  await writeDebateReport(db(), roomId, Date.now());
  expect(await counted()).toEqual(expected);

  await asks(jon, { type: 'saveProfile', isCompared: false });
  await untilReport(await debated([ida, jon], LONG));
  expect(await counted()).toEqual(expected);
});
