import type { Message } from '@rostrum/domain';
import type { Commit } from '../cloud/room-view.ts';
import type { Check, Finding } from './check.ts';

/** The floor is the same in the log, in the stored messages and in every page, without duplicates. */
export const checkFloor: Check = ({ view, lives }) => {
  const shown = view.shown();
  const spoken = view.log().flatMap((event) => (event.type === 'spoke' ? [event.messageId] : []));
  const findings: Finding[] = [
    ...repeats(view.messages().filter(({ state }) => state !== 'refused')),
    ...commandsDoneTwice(view.commits),
  ];
  const tie = shown.findIndex(
    ({ createdAtMs }, index) => createdAtMs <= (shown[index - 1]?.createdAtMs ?? 0),
  );
  if (tie >= 0) findings.push({ rule: 'order', what: `message ${tie} is not later than the one before it` });
  if (spoken.join() !== shown.map(({ id }) => id).join())
    findings.push({ rule: 'order', what: 'the log and the floor do not say the same in the same order' });
  for (const { pages, person } of lives) {
    for (const { reader } of pages) {
      if (reader.readings.ids.join() !== shown.map(({ id }) => id).join())
        findings.push({ rule: 'order', what: `${person.uid} sees another floor than is stored` });
    }
  }
  return findings;
};

/** Every text of a story is unlike every other. */
function repeats(messages: readonly Message[]): Finding[] {
  const texts = new Set<string>();
  return messages.flatMap(({ text }): Finding[] => {
    const isRepeated = texts.has(text);
    texts.add(text);
    return isRepeated ? [{ rule: 'once', what: `“${text}” is stored twice` }] : [];
  });
}

function commandsDoneTwice(commits: readonly Commit[]): Finding[] {
  const done = new Set<string>();
  return commits.flatMap(({ cause: { commandId, type } }): Finding[] => {
    if (commandId === null) return [];
    const isRepeated = done.has(commandId);
    done.add(commandId);
    return isRepeated ? [{ rule: 'once', what: `${commandId} (${type}) acted twice` }] : [];
  });
}
