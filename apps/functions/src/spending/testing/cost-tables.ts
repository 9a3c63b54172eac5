import { LIST_PRICES, type Priced } from '@rostrum/domain';
import type { Work } from '@rostrum/rooms/testing/costs';
import {
  besideMicros,
  modelMicros,
  partMicros,
  partsOf,
  sharesOf,
  type Counted,
  type Part,
} from './cost-of.ts';
import { mostOfCalls, PRICED_MODELS } from './model-costs.ts';
import type { Plan } from './plans.ts';

const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[]) =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');

/** Two digits that mean something. */
const dollars = (micros: number) => (micros === 0 ? '0' : `$${Number((micros / 1e6).toPrecision(2))}`);
const count = (number: number) => Math.round(number).toLocaleString('en');

type Source = { what: string; unit: string; per: number; region: string; source: string };

const FIRESTORE = 'Google Cloud, “Firestore pricing”';
const RUN = 'Google Cloud, “Cloud Run pricing”, request-based billing';
const SOURCES: Readonly<Record<Priced, Source>> = {
  read: { what: 'document read', unit: '100,000', per: 100_000, region: 'eur3', source: FIRESTORE },
  write: { what: 'document written', unit: '100,000', per: 100_000, region: 'eur3', source: FIRESTORE },
  delete: { what: 'document deleted', unit: '100,000', per: 100_000, region: 'eur3', source: FIRESTORE },
  storedGibMonth: { what: 'data stored', unit: 'GiB a month', per: 1, region: 'eur3', source: FIRESTORE },
  sentGib: { what: 'data sent', unit: 'GiB', per: 1, region: 'eur3', source: FIRESTORE },
  call: { what: 'call of a function', unit: 'million', per: 1e6, region: 'europe-west1', source: RUN },
  cpuSecond: { what: 'processor', unit: 'million seconds', per: 1e6, region: 'europe-west1', source: RUN },
  gibSecond: { what: 'memory', unit: 'million GiB seconds', per: 1e6, region: 'europe-west1', source: RUN },
  task: {
    what: 'task of the clock',
    unit: 'million',
    per: 1e6,
    region: 'all',
    source: 'Google Cloud, “Cloud Tasks pricing”',
  },
  fileGibMonth: {
    what: 'photos and screenshots stored',
    unit: 'GiB a month',
    per: 1,
    region: 'eu',
    source: 'Google Cloud, “Cloud Storage pricing”',
  },
  hostedGib: {
    what: 'pages and scripts sent',
    unit: 'GiB',
    per: 1,
    region: 'all',
    source: 'Firebase, “Firebase pricing”, Hosting',
  },
  clerkUser: {
    what: 'person who comes back in a month',
    unit: 'person',
    per: 1,
    region: 'all',
    source: 'Clerk, “Pricing”',
  },
};

const isPriced = (name: string): name is Priced => Object.hasOwn(SOURCES, name);

export const priceTable = () =>
  table(
    ['what', 'US dollars', 'for', 'region', 'page'],
    Object.keys(SOURCES)
      .filter(isPriced)
      .map((name) => {
        const { what, unit, per, region, source } = SOURCES[name];
        return row(what, Number(((LIST_PRICES[name] * per) / 1e6).toPrecision(6)), unit, region, source);
      }),
  );

const workRow = (name: string, { reads, writes, deletes, tasks, heard }: Work) =>
  row(name, reads, writes, deletes, tasks, heard);

export const commandTable = ({ commands, clock }: Counted) =>
  table(
    ['command', 'reads', 'writes', 'deletes', 'tasks', 'heard by each browser'],
    [
      ...[...commands].map(([type, work]) => workRow(`\`${type}\``, work)),
      workRow('the clock: a bell', clock.bell),
      workRow('the clock: the end of a step', clock.end),
    ],
  );

const partRow = (done: Part) =>
  row(
    done.name,
    count(done.calls),
    count(done.reads),
    count(done.writes + done.deletes),
    count(done.tasks),
    dollars(partMicros(done)),
  );

/** What a plan costs, part by part, and with each model. */
export async function planTable(plan: Plan, counted: Counted): Promise<string> {
  const parts = await partsOf(plan, counted);
  const beside = besideMicros(plan, parts);
  const { all: total } = sharesOf(plan, parts);
  const models = await Promise.all(
    PRICED_MODELS.map(async ({ provider, name }) => {
      const micros = modelMicros(plan, await mostOfCalls(provider));
      return row(`with \`${name}\` at most`, '', '', '', '', `**${dollars(total + micros)}**`);
    }),
  );
  return table(
    [plan.name, 'calls', 'reads', 'writes and deletes', 'tasks', 'costs'],
    [
      ...parts.map(partRow),
      ...beside.map(({ name, micros }) => row(name, '', '', '', '', dollars(micros))),
      row('**together, without a model**', '', '', '', '', `**${dollars(total)}**`),
      ...models,
    ],
  );
}
