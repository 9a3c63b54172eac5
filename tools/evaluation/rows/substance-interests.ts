import { bankVectors, readBank } from '@rostrum/bank/source';
import { proposalWishSchema, type ProposalPage } from '@rostrum/domain';
import { bundledEncoder } from '@rostrum/encoder';
import { openTopicFinder, proposeTopics } from '@rostrum/moderator/topics';
import { bootstrap } from '../../training/metrics.ts';
import type { EvaluationRow, Figure } from '../figure.ts';
import { measuredHalf, readSet } from '../substance/read-set.ts';

/** One row of `interests.jsonl`; the README of the set describes it. */
type Interest = {
  id: string;
  text: string;
  kind: string;
  expects: 'motions' | 'abstain' | 'reframe-or-refuse';
  anyOf: string[][];
  not: string[];
};

/** So many of the five must fit. */
const ENOUGH = 3;

export const ROW: EvaluationRow = { name: 'substance-interests', data: [], measure };

async function measure(): Promise<Figure[]> {
  const bank = readBank();
  const encoder = bundledEncoder();
  const finder = openTopicFinder(bank, await bankVectors(bank, encoder), encoder.encode);
  await proposeTopics(proposalWishSchema.parse({ about: 'The first wish warms everything up' }), finder, []);
  const judged: Judged[] = [];
  for (const row of readSet<Interest>('interests')) {
    const startedAtMs = performance.now();
    const page = await proposeTopics(proposalWishSchema.parse({ about: row.text }), finder, []);
    judged.push({ ...judge(row, page), milliseconds: performance.now() - startedAtMs });
  }
  for (const one of judged) if (!one.isRight) tell(one);
  const asked = judged.filter(({ row }) => row.expects === 'motions');
  const abstained = judged.filter(({ row }) => row.expects === 'abstain');
  const guarded = judged.filter(({ row }) => row.expects === 'reframe-or-refuse');
  return [
    figure('interests with three fitting motions, or an honest abstention', asked, 0.85),
    figure('interests with three fitting motions', asked, 0.6, ({ fitting }) => fitting >= ENOUGH),
    figure('gibberish, single letters and languages that are not read: abstains', abstained, 1),
    slowest(judged),
    await longestText(judged, (about) => proposeTopics(proposalWishSchema.parse({ about }), finder, [])),
    figure('private people and offence: no name and no contempt is offered', guarded, 1),
  ];
}

type Judged = { row: Interest; page: ProposalPage; fitting: number; isRight: boolean; milliseconds: number };

function judge(row: Interest, page: ProposalPage): Omit<Judged, 'milliseconds'> {
  const motions = page.topics.map(({ motion }) => motion);
  const fitting = motions.filter((motion) => fits(row, motion)).length;
  const abstains = motions.length === 0;
  const isRight = {
    motions: abstains || fitting >= ENOUGH,
    abstain: abstains,
    'reframe-or-refuse': !motions.some((motion) => row.not.some((word) => has(motion, word))),
  }[row.expects];
  return { row, page, fitting, isRight };
}

/** The machine's reading of “about”: of every list at least one entry. */
function fits({ anyOf, not }: Interest, motion: string): boolean {
  const isAbout = anyOf.length > 0 && anyOf.every((entries) => entries.some((entry) => has(motion, entry)));
  return isAbout || (anyOf.length === 0 && !not.some((word) => has(motion, word)));
}

/** Entries match at the start of a word, case and accents folded; one that ends in a space is a whole word. */
function has(motion: string, entry: string): boolean {
  const text = ` ${folded(motion).replaceAll(/[^a-z0-9'-]+/g, ' ')} `;
  return text.includes(` ${folded(entry)}`) || text.includes(`-${folded(entry)}`);
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function figure(
  name: string,
  judged: readonly Judged[],
  atLeast: number,
  isRight: (one: Judged) => boolean = (one) => one.isRight,
): Figure {
  const share = (some: readonly Judged[]) => some.filter(isRight).length / some.length;
  return {
    head: 'topics',
    figure: `${name}, ${judged.length} of the ${measuredHalf()} half`,
    value: share(judged),
    interval: bootstrap(judged.length, (places) => share(places.flatMap((at) => judged[at] ?? [])), {
      draws: 400,
    }),
    trivial: '–',
    wordList: '–',
    aim: { atLeast },
    reference: '.06 before',
  };
}

/** So many milliseconds may a page of topics take on the server, once the model is loaded. */
const LONGEST_MS = 300;

function slowest(judged: readonly Judged[]): Figure {
  const times = judged.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0);
  return {
    head: 'topics',
    figure: 'milliseconds of a page of topics, warm: 95 of 100; in brackets half, and all',
    value: at(0.95),
    interval: { low: at(0.5), high: at(1) },
    trivial: '–',
    wordList: '–',
    aim: { atMost: LONGEST_MS },
    reference: 'none; the aim is ours',
  };
}

const ROUNDS = 7;

/** Processor time for the longest text, which a busy machine does not stretch as it stretches the time on the clock. */
async function longestText(
  judged: readonly Judged[],
  propose: (about: string) => Promise<unknown>,
): Promise<Figure> {
  const texts = judged.map(({ row }) => row.text).toSorted((one, other) => other.length - one.length);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    await propose(texts[0] ?? '');
    times.push(process.cpuUsage(before).user / 1_000);
  }
  const [least = 0, median = 0, most = 0] = [0, ROUNDS >> 1, ROUNDS - 1].map(
    (at) => times.toSorted((one, other) => one - other)[at],
  );
  return {
    head: 'topics',
    figure: `milliseconds of the processor for a text of ${texts[0]?.length} characters, warm: median; in brackets least, most`,
    value: Math.round(median),
    interval: { low: Math.round(least), high: Math.round(most) },
    trivial: '–',
    wordList: '–',
    aim: { atMost: LONGEST_MS },
    reference: 'none; the aim is ours',
  };
}

/** Failures of the open half in words, of the shut half by their ids alone. */
function tell({ row, page, fitting }: Judged): void {
  if (measuredHalf() === 'shut') return console.error(row.id);
  const offered = page.topics.map(({ motion, from }) => `\n    ${from}: ${motion}`).join('');
  console.error(
    `${row.id} ${row.kind}: ${fitting} fit “${row.text.slice(0, 70)}”${page.whyNone ?? ''}${offered}`,
  );
}
