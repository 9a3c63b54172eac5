import {
  COMMAND_LIMITS,
  DESK_LIMITS,
  FUNCTION_INSTANCES,
  FUNCTION_LIMITS,
  TOTAL_LIMITS,
  triesAtOnce,
  type Limit,
  type LimitRow,
} from '@rostrum/domain';

const HOUR_MS = 3_600_000;
const KINDS = ['person', 'address', 'room', 'all'] as const;
type Kind = (typeof KINDS)[number];

const AREAS: Readonly<Record<string, Readonly<Record<string, LimitRow>>>> = {
  ...COMMAND_LIMITS,
  houseDesk: DESK_LIMITS,
  functions: FUNCTION_LIMITS,
};

type Row = { names: string[]; row: LimitRow; isCommand: boolean };

/** Rows with limits of their own; those that are counted together are one. */
function rows(): Row[] {
  const byCount = new Map<string, Row>();
  for (const [area, table] of Object.entries(AREAS)) {
    for (const [type, row] of Object.entries(table)) {
      if (!KINDS.some((kind) => row[kind])) continue;
      const name = `\`${area}.${type}\``;
      const known = byCount.get(row.as ?? name);
      if (known) known.names.push(name);
      else byCount.set(row.as ?? name, { names: [name], row, isCommand: area !== 'functions' });
    }
  }
  return [...byCount.values()];
}

const anHour = ({ most, windowMs }: Limit) => (most * HOUR_MS) / windowMs;

/** What gets by in an hour at worst, when every instance has tries that it has not told the others. */
function atWorst(limit: Limit, isInMemory: boolean): number {
  if (isInMemory) return anHour(limit) * FUNCTION_INSTANCES;
  return triesAtOnce(limit) === 1 ? anHour(limit) : anHour(limit) * 2;
}

/** The same of a row; the total bounds a command too. */
function worstOf(kind: Kind, limit: Limit, { row, isCommand }: Row): number {
  const worst = atWorst(limit, row.inMemory === true);
  const isInTotal = isCommand && (kind === 'person' || kind === 'address');
  return isInTotal ? Math.min(worst, atWorst(TOTAL_LIMITS[kind], false)) : worst;
}

const written = (count: number) => count.toLocaleString('en-GB');

function cellOf(kind: Kind, asked: Row): string {
  const limit = asked.row[kind];
  if (!limit) return '–';
  const [meant, most] = [anHour(limit), worstOf(kind, limit, asked)];
  return meant === most ? written(meant) : `${written(meant)} (${written(most)})`;
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The table of `docs/security.md`: tries in an hour, and in brackets what gets by at worst. */
export function securityTable(): string {
  const total = { names: ['**all commands together**'], row: TOTAL_LIMITS, isCommand: true };
  return [
    line(['what', 'one account', 'one address', 'one room', 'everybody']),
    '|---|---|---|---|---|',
    ...[total, ...rows()].map((each) =>
      line([each.names.join(', '), ...KINDS.map((kind) => cellOf(kind, each))]),
    ),
  ].join('\n');
}
