export { countClock, countCommands } from './count-commands.ts';
export type { Work } from './counting.ts';
export type { CountedCommand } from './ways.ts';
