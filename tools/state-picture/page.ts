import { MEANS } from '@rostrum/domain';
import { COMMAND_TYPES } from '@rostrum/domain/testing';
import { explore, type Standing, type Taken } from './explore.ts';
import { code, table } from './markdown.ts';
import { sampleStates } from './samples.ts';
import { picture, transitionsIn, transitionsTable } from './transitions.ts';

/** The path of the page. */
export const PAGE = new URL('../../docs/debate-machine.md', import.meta.url);

/** How many times every command is played on the results of earlier commands. */
const ROUNDS = 3;

const LETTERS: Record<Standing, string> = { host: 'H', holder: 'F', debater: 'D', audience: 'A' };

/** The page about the debate machine, derived from the machine's answers, not from its source. */
export function renderPage(): string {
  const taken = explore(sampleStates(), ROUNDS);
  const transitions = transitionsIn(taken);
  return `# The debate machine

Written by \`npm run state-picture\` from the answers of \`decide\` in \`libs/domain/src/debate\`; a unit test fails when it is
out of date. Every command was played by everybody in every situation that the tests know, and twice again in what it
led to.

## Phases

${picture(transitions)}

\`advance\` is the clock: a task of the server, or anybody once the deadline has passed. \`sweep\` is the server's own: it
closes a room that nobody is in. Steps follow one another within \`live\`.

## What leads from one phase to another

${transitionsTable(transitions)}

## Who may do what

H: the host, without a seat or a turn. F: a person who has the floor, by a seat or a turn. D: a debater who has not. A: somebody of
the audience. A letter stands where the machine accepts the command in some moment of the phase, a dot where it refuses
it to everybody. \`takeChair\`, \`watch\`, \`coolOff\`, \`halt\` and \`sweep\` come from the server alone, and \`reportMissing\` after it has
looked at the heartbeat.

${commandsTable(taken)}

## Which moment a command means

A command that moves the debate carries the number of the event that set what it is about, as its sender saw it. Once that is
over the command is refused (\`stale-step\`), so that a late or repeated one never hits what came after. The others say why
they need none.

${momentsTable()}
`;
}

function commandsTable(taken: readonly Taken[]): string {
  const phases = [...new Set(taken.map(({ before }) => before.phase))];
  const rows = COMMAND_TYPES.map((type) => [
    code(type),
    ...phases.map((phase) => letters(taken.filter((one) => one.type === type && one.before.phase === phase))),
  ]);
  return table(['command', ...phases], rows);
}

function momentsTable(): string {
  const rows = COMMAND_TYPES.map((type) => {
    const means = MEANS[type];
    return typeof means === 'string' ? [code(type), '·', means] : [code(type), means.is, ''];
  });
  return table(['command', 'means', 'why it names none'], rows);
}

function letters(taken: readonly Taken[]): string {
  const found = new Set(taken.map(({ standing }) => LETTERS[standing]));
  return (
    Object.values(LETTERS)
      .filter((letter) => found.has(letter))
      .join('') || '·'
  );
}
