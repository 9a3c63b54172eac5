import { COMMAND_ACCESS, type CommandRow } from '../../contracts/command-access.ts';
import { DESK_LIMITS } from '../../contracts/limits-table.ts';
import { FIELDS } from './fields.ts';
import { FUNCTIONS } from './functions.ts';
import { FILE_PLACES } from './house.ts';
import { PLACES, type Place } from './places.ts';
import { ALL_ROLES, ROLES, type Role } from './roles.ts';
import type { Listing, Scene, Write } from './scene.ts';

const code = (text: string) => `\`${text}\``;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Roles in few words. */
function rolesIn(roles: readonly Role[]): string {
  const left = ALL_ROLES.filter((role) => !roles.includes(role));
  if (left.length === 0) return 'everybody';
  if (roles.length === 0) return 'nobody';
  if (left.length > 4) return ALL_ROLES.filter((role) => roles.includes(role)).join(', ');
  const others = left.filter((role) => role !== 'visitor');
  const all = left.includes('visitor') ? 'signed in' : 'everybody';
  return others.length === 0 ? all : `${all}, but not ${others.join(', ')}`;
}

function listing({ where = [], most, to, everywhere }: Listing): string {
  const filters = where.map(
    ([field, how, value]) => `${field} ${how === '==' ? '=' : 'has'} ${JSON.stringify(value)}`,
  );
  const what = filters.length === 0 ? 'all' : filters.map(code).join(', ');
  return `${what}${everywhere ? ' of every place' : ''}${most === null ? '' : `, at most ${most}`}: ${rolesIn(to)}`;
}

const writing = ({ how, what, to }: Write) => `${how}, ${what}: ${rolesIn(to)}`;

/** The lists and writes that somebody may; each is refused to all others. */
function cell<One extends { to: readonly Role[] }>(some: readonly One[], told: (one: One) => string): string {
  const allowed = some.filter(({ to }) => to.length > 0).map(told);
  return allowed.length === 0 ? '–' : [...new Set(allowed)].join('<br>');
}

const sceneRow = (scene: Scene) => [
  code(scene.path),
  scene.when ?? '',
  rolesIn(scene.get),
  cell(scene.lists ?? [], listing),
  cell(
    (scene.writes ?? []).filter(({ by }) => !by),
    writing,
  ),
];

const HEAD = ['document', 'when', 'read by', 'listed', 'written'];

const scenesTable = (places: Readonly<Record<string, readonly Scene[]>>) =>
  table(
    HEAD,
    Object.values(places).flatMap((scenes) => scenes.map(sceneRow)),
  );

const CALLERS: Readonly<Record<'house' | 'operators', string>> = {
  house: 'members of the house',
  operators: 'operators',
};

function commandRow(area: string, type: string, row: CommandRow): string[] {
  const mark = (is: true | undefined) => (is ? '✓' : '–');
  const who = row.only ? CALLERS[row.only] : 'signed in';
  return [code(`${area}.${type}`), who, row.needsRules ? '–' : mark(true), mark(row.whileSuspended)];
}

function commandsTable(): string {
  const areas: Readonly<Record<string, Readonly<Record<string, CommandRow>>>> = COMMAND_ACCESS;
  const rows = Object.entries(areas).flatMap(([area, commands]) =>
    Object.entries(commands).map(([type, row]) => commandRow(area, type, row)),
  );
  const desk = Object.keys(DESK_LIMITS).map((type) => [code(`houseDesk.${type}`), 'everybody', '✓', '✓']);
  return table(['command', 'given by', 'before the house rules', 'while suspended'], [...rows, ...desk]);
}

function functionsTable(): string {
  const rows = Object.entries(FUNCTIONS).map(([name, row]) => {
    if (row.kind === 'area') return [code(name), 'callable', 'signed in; see its commands'];
    if (row.kind === 'callable') return [code(name), 'callable', row.to];
    if (row.kind === 'request') return [code(name), 'request', row.proves];
    return [code(name), row.kind, 'the platform'];
  });
  return table(['function', 'kind', 'called by'], rows);
}

function fieldsTable(): string {
  const words = (some = '') => (some === '' ? '–' : some.split(' ').map(code).join(', '));
  return table(
    ['place', 'written by browsers', 'written by the server'],
    Object.entries(FIELDS).map(([place, { browser, server }]) => [
      code(place),
      words(browser),
      words(server),
    ]),
  );
}

/** The page about who may do what: `docs/access.md`. */
export function accessPage(): string {
  const places: Readonly<Record<Place, readonly Scene[]>> = PLACES;
  return `# Who may do what

Written from the tables in \`libs/domain/src/testing/access\` and \`contracts/command-access.ts\`: \`WRITE_ACCESS_PAGE=1\` writes it again, and a unit
test fails when it is out of date. \`tests/rules/src/access\` tries every cell of the places by every role, with one document more than a list may
have, and without its filter; \`apps/functions/src/entrance/access.emulator.test.ts\` tries every command by every caller. \`npm run mutants\`
counts how many mistakes in the rules these tries find.

What a row does not allow is refused to everybody. A new place, field, command or function without a row fails a test.

## Roles

${table(
  ['role', 'who it is'],
  Object.entries(ROLES).map(([role, who]) => [role, who]),
)}

## Documents

The documents are those of the tests, in which a role is the id of its person: \`seekers/judge\` is the judge's own.

${scenesTable(places)}

## Files

${scenesTable(FILE_PLACES)}

## Commands

Who may give a command at all. What it is about decides the rest: in a debate, [its phase and the role in it](debate-machine.md).

${commandsTable()}

## Functions

${functionsTable()}

## Fields

${fieldsTable()}
`;
}
