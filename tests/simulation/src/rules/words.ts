import type { Message } from '@rostrum/domain';
import type { Fate, Person } from '../client/person.ts';
import type { Life } from '../client/life.ts';
import type { Check, Finding } from './check.ts';

/** Everybody learned the true outcome of their words, and every outbox is empty. */
export const checkWords: Check = ({ view, lives }) => {
  const messages = view.messages();
  const byText = new Map(messages.map((message) => [message.text, message]));
  const isStored = (text: string) => byText.has(text);
  return lives.flatMap((life) => [
    ...acknowledgedAndGone(life.person, (id) => view.message(id)),
    ...vanished(life.person, isStored),
    ...refusedAndStored(life.person, isStored),
    ...leftBehind(life),
  ]);
};

function acknowledgedAndGone(person: Person, find: (id: string) => Message | undefined): Finding[] {
  return [...person.said].flatMap(([commandId, text]) =>
    fatesOf(person, commandId).flatMap((fate): Finding[] => {
      if (fate.is !== 'acknowledged') return [];
      const stored = find(fate.messageId);
      const isThere = stored?.text === text && (fate.state !== 'shown' || stored.state === 'shown');
      return isThere ? [] : [{ rule: 'acknowledged', what: `“${text}” was acknowledged and is not there` }];
    }),
  );
}

function vanished(person: Person, isStored: (text: string) => boolean): Finding[] {
  return [...person.said].flatMap(([commandId, text]): Finding[] => {
    const isKnown = isStored(text) || fatesOf(person, commandId).some(({ is }) => is === 'refused');
    return isKnown ? [] : [{ rule: 'words', what: `“${text}” (${commandId}) vanished` }];
  });
}

/** If too many spoke at once nothing was decided, so those words may still come. */
function refusedAndStored(person: Person, isStored: (text: string) => boolean): Finding[] {
  return [...person.said].flatMap(([commandId, text]): Finding[] => {
    const fates = fatesOf(person, commandId);
    const wasRefused = fates.some((fate) => fate.is === 'refused' && fate.refusal !== 'too-busy');
    if (!wasRefused || !isStored(text)) return [];
    return [{ rule: 'words', what: `“${text}” (${commandId}) was refused and stands on the floor` }];
  });
}

function leftBehind({ person, pages }: Life): Finding[] {
  return pages.flatMap(({ outbox }) =>
    outbox.posts().flatMap((post): Finding[] => {
      if (post.state === 'refused') return [];
      return [
        { rule: 'words', what: `“${post.text}” of ${person.uid} stays in the outbox as ${post.state}` },
      ];
    }),
  );
}

function fatesOf({ told }: Person, commandId: string): Fate[] {
  return told.get(commandId) ?? [];
}
