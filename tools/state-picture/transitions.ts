import { SITUATIONS, COMMAND_TYPES } from '@rostrum/domain/testing';
import type { CommandType, Taken } from './explore.ts';
import { code, table } from './markdown.ts';

/** The commands that lead from one phase to another, with their events. */
export type Transition = { from: string; to: string; events: string; types: CommandType[] };

/** Every transition between two phases, in the order of the phases. */
export function transitionsIn(taken: readonly Taken[]): Transition[] {
  const transitions = new Map<string, Transition>();
  for (const { before, after, type, events } of taken) {
    const [from, to] = [before.phase, after.phase];
    if (from === to) continue;
    const key = [from, to, events].join(' ');
    const types = [...(transitions.get(key)?.types ?? []), type];
    transitions.set(key, { from, to, events, types: COMMAND_TYPES.filter((one) => types.includes(one)) });
  }
  return [...transitions.values()].toSorted((one, other) => placeOf(one) - placeOf(other));
}

function placeOf({ from, to, types: [type] }: Transition): number {
  const place = (phase: string) => SITUATIONS.findIndex((situation) => situation === phase);
  const inPhase = COMMAND_TYPES.findIndex((one) => one === type);
  return (place(from) * SITUATIONS.length + place(to)) * COMMAND_TYPES.length + inPhase;
}

/** The phases as a Mermaid state diagram; an arrow names every command that leads along it. */
export function picture(transitions: readonly Transition[]): string {
  const arrows = new Map<string, CommandType[]>();
  for (const { from, to, types } of transitions) {
    const arrow = `${from} --> ${to}`;
    arrows.set(arrow, [...(arrows.get(arrow) ?? []), ...types]);
  }
  const lines = [...arrows].map(
    ([arrow, types]) => `  ${arrow}: ${COMMAND_TYPES.filter((type) => types.includes(type)).join(', ')}`,
  );
  const ends = new Set(
    transitions.map(({ to }) => to).filter((phase) => !transitions.some(({ from }) => from === phase)),
  );
  const last = [...ends].map((phase) => `  ${phase} --> [*]`);
  return ['```mermaid', 'stateDiagram-v2', '  [*] --> lobby', ...lines, ...last, '```'].join('\n');
}

export function transitionsTable(transitions: readonly Transition[]): string {
  return table(
    ['from', 'to', 'command', 'events'],
    transitions.map(({ from, to, types, events }) => [from, to, types.map(code).join(', '), code(events)]),
  );
}
