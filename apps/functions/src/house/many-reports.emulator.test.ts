import {
  CASES,
  caseIdOf,
  casePath,
  caseSchema,
  filedReportsPath,
  REPORTS_ON_CASE,
  type CaseSubject,
  type HouseCommandInput,
} from '@rostrum/domain';
import { beforeAll, expect, test, vi } from 'vitest';
import { aPerson, emulatedDatabase, refusalOf, type TestPerson } from '../testing/emulator.ts';
import { aMember, askHouse, decisionOf, readCase, reportOf } from '../testing/house.ts';
import { noticesOf } from '../testing/people.ts';

/** Reports to send; the long form is chosen by `ROSTRUM_GENERATED=10000 npm test -- functions many-reports`. */
const REPORTS = Number(process.env['ROSTRUM_GENERATED'] ?? 30);
const AT_ONCE = 4;
const LONG_MS = 60_000 + REPORTS * 1_500;
/** As many reports of one person as the table of limits allows in an hour. */
const A_PERSON_AN_HOUR = 20;
/** A case stays readable, however many reported it; in characters of its JSON. */
const CASE_MOST = 20_000;

let [ben, mo] = [] as unknown as [TestPerson, TestPerson];
beforeAll(async () => {
  [ben, mo] = await Promise.all([aPerson('Ben Okafor'), aMember('Mo Reyes')]);
});

const ofPerson = ({ uid }: Pick<TestPerson, 'uid'>): CaseSubject => ({ kind: 'person', uid });

/** Runs something for many items, a few at a time. */
async function each<Value>(count: number, work: (at: number) => Promise<Value>): Promise<Value[]> {
  const done: Value[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const few = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => work(from + at));
    done.push(...(await Promise.all(few)));
  }
  return done;
}

/** Sends a report as a page does; after a conflict it is sent again. */
async function report(person: TestPerson, command: HouseCommandInput): Promise<string> {
  const commandId = crypto.randomUUID();
  for (;;) {
    const refusal = await refusalOf(askHouse(person, command, commandId));
    if (refusal !== 'too-busy') return refusal;
  }
}

const newPeople = (count: number) => each(count, (at) => aPerson(`Reader ${at + 1}`));

/** The queue as the page of the house asks for it, but to its end: the ids of its cases. */
async function queue(): Promise<string[]> {
  const { docs } = await emulatedDatabase()
    .collection(CASES)
    .where('state', '==', 'open')
    .orderBy('rank', 'desc')
    .orderBy('firstAtMs')
    .get();
  return docs.map((one) => {
    caseSchema.parse(one.data());
    return one.id;
  });
}

test(
  `${REPORTS} people who report one subject create one readable case, and one decision notifies them all`,
  {
    timeout: LONG_MS,
  },
  async () => {
    const readers = await newPeople(REPORTS);
    const texts = ['He sells ties.', 'He sells ties again, and a tie is no argument. '.repeat(20).trim()];
    const answers = await each(REPORTS, (at) =>
      report(readers[at]!, reportOf(ofPerson(ben), { reason: 'spam', text: texts[at % 2]! })),
    );
    expect(new Set(answers)).toEqual(new Set(['accepted']));
    const ofBen = await emulatedDatabase().collection(CASES).where('about', '==', ben.uid).get();
    expect(ofBen.docs.map(({ id }) => id)).toEqual([caseIdOf(ofPerson(ben))]);
    const found = await readCase(ofPerson(ben));
    expect(found).toMatchObject({ people: REPORTS, visitors: 0, reasons: { spam: REPORTS }, round: 1 });
    expect(found.newest).toHaveLength(Math.min(REPORTS, REPORTS_ON_CASE));
    expect(JSON.stringify(found).length).toBeLessThan(CASE_MOST);
    const filed = await emulatedDatabase()
      .collection(filedReportsPath(caseIdOf(ofPerson(ben))))
      .count()
      .get();
    expect(filed.data().count).toBe(REPORTS);

    const noAction = { acts: [], ground: null, explanation: 'He sells no ties.' };
    expect(await refusalOf(askHouse(mo, decisionOf(ofPerson(ben), noAction)))).toBe('accepted');
    await vi.waitFor(async () => expect((await readCase(ofPerson(ben))).untold).toBeNull(), {
      timeout: LONG_MS,
      interval: 250,
    });
    const told = await each(REPORTS, async (at) => (await noticesOf(readers[at]!)).map(({ kind }) => kind));
    expect(told.filter((kinds) => kinds.join() !== 'reportDecided')).toEqual([]);
    expect(await queue()).not.toContain(caseIdOf(ofPerson(ben)));
  },
);

test(
  `of ${REPORTS} reports of one person the queue takes twenty an hour, one case for each subject`,
  {
    timeout: LONG_MS,
  },
  async () => {
    const eager = await aPerson('Eager Reader');
    const subjects = await newPeople(Math.min(REPORTS, 40));
    const answers = await each(REPORTS, (at) =>
      report(eager, reportOf(ofPerson(subjects[at % subjects.length]!), { reason: 'spam' })),
    );
    const accepted = answers.filter((answer) => answer === 'accepted').length;
    expect(accepted).toBeGreaterThan(0);
    expect(accepted).toBeLessThanOrEqual(A_PERSON_AN_HOUR);
    expect(new Set(answers)).toEqual(new Set(['accepted', 'too-fast']));
    const cases = await emulatedDatabase().getAll(
      ...subjects.map((one) => emulatedDatabase().doc(casePath(caseIdOf(ofPerson(one))))),
    );
    expect(cases.filter(({ exists }) => exists)).toHaveLength(accepted);
  },
);

test(
  `a threat that one person reports ranks above ${REPORTS} advertisements that others report`,
  {
    timeout: LONG_MS,
  },
  async () => {
    const people = await newPeople(REPORTS + 1);
    const victim = people[REPORTS]!;
    const subjectOf = (at: number) => ofPerson(people[(at + 1) % REPORTS]!);
    await each(REPORTS, (at) => report(people[at]!, reportOf(subjectOf(at), { reason: 'spam' })));
    expect(await report(victim, reportOf(ofPerson(mo), { reason: 'threat' }))).toBe('accepted');
    const places = await queue();
    const spam = Array.from({ length: REPORTS }, (_, at) => places.indexOf(caseIdOf(subjectOf(at))));
    expect(spam).not.toContain(-1);
    expect(places).toContain(caseIdOf(ofPerson(mo)));
    expect(places.indexOf(caseIdOf(ofPerson(mo)))).toBeLessThan(Math.min(...spam));
  },
);
