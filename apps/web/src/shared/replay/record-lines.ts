import { sectionsOf, withoutBells, type Intervention, type Message, type Step } from '@rostrum/domain';

/** One line of a record, in its place; `key` names it. */
export type RecordLine =
  | { type: 'step'; key: string; name: string; seconds: number }
  | { type: 'said'; key: string; message: Message }
  | { type: 'act'; key: string; act: Intervention };

/** The messages and acts, by step. Both lists contain only public ones. */
export function recordLines(
  steps: readonly Step[],
  messages: readonly Message[],
  acts: readonly Intervention[],
): RecordLine[] {
  return sectionsOf(steps, messages, withoutBells(acts)).flatMap(
    ({ stepIndex, step, entries }): RecordLine[] => [
      { type: 'step', key: `step-${stepIndex}`, name: step?.name ?? '', seconds: step?.seconds ?? 0 },
      ...entries.map((entry): RecordLine =>
        entry.type === 'message'
          ? { type: 'said', key: `said-${entry.message.id}`, message: entry.message }
          : { type: 'act', key: `act-${entry.act.id}`, act: entry.act },
      ),
    ],
  );
}
