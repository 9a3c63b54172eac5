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

/** Rows with their own limits; rows that are counted together appear once. */
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

/** The worst case per hour, when every instance has unshared tries. */
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

/** The table of `docs/security.md`: tries per hour, with the worst case in brackets. */
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
