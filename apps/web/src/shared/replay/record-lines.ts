import {
  type DebateState,
  type Intervention,
  type Message,
  sectionsOf,
  stepName,
  teamOf,
  withoutBells,
} from '@rostrum/domain';

/** One line of a record, in its place; `key` names it. */
export type RecordLine =
  | { type: 'step'; key: string; name: string; seconds: number }
  | { type: 'said'; key: string; message: Message; team: string | undefined }
  | { type: 'act'; key: string; act: Intervention };

/** The messages and acts, by step. Both lists contain only public ones. */
export function recordLines(
  debate: DebateState,
  messages: readonly Message[],
  acts: readonly Intervention[],
): RecordLine[] {
  return sectionsOf(debate.format.steps, messages, withoutBells(acts)).flatMap(
    ({ stepIndex, step, entries }): RecordLine[] => [
      {
        type: 'step',
        key: `step-${stepIndex}`,
        name: step ? stepName(debate.format, step) : '',
        seconds: step?.seconds ?? 0,
      },
      ...entries.map((entry): RecordLine =>
        entry.type === 'message'
          ? {
              type: 'said',
              key: `said-${entry.message.id}`,
              message: entry.message,
              team: teamOf(debate, entry.message.authorId),
            }
          : { type: 'act', key: `act-${entry.act.id}`, act: entry.act },
      ),
    ],
  );
}
