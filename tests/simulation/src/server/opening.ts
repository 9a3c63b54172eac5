import {
  aimed,
  decide,
  evolveAll,
  openDebate,
  openingState,
  type DebateEvent,
  type DebateState,
  type Format,
  type UnaimedCommand,
} from '@rostrum/domain';

/** A debate as a story finds it, with the log that led there. */
export type Opening = { debate: DebateState; log: readonly DebateEvent[] };

export function openWith(hostId: string, format: Format, seated: readonly string[], atMs: number): Opening {
  const opened = openDebate(hostId, format, atMs);
  const people = seated.slice(0, format.seats.length);
  const commands: UnaimedCommand[] = [
    ...people.map((by, index) => ({ type: 'takeSeat' as const, by, seatId: format.seats[index]?.id ?? '' })),
    ...people.map((by) => ({ type: 'ready' as const, by })),
  ];
  return commands.reduce<Opening>(
    ({ debate, log }, command) => {
      const decision = decide(debate, aimed(debate, command), atMs);
      if (!decision.ok) throw new Error(`The opening of a story was refused: ${decision.refusal}`);
      return { debate: evolveAll(debate, decision.value), log: [...log, ...decision.value] };
    },
    { debate: openingState(opened), log: [opened] },
  );
}
