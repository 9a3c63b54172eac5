import * as z from 'zod/mini';
import { commandIdSchema, quoteSchema } from '@rostrum/domain';
import type { Shelf } from '../storage/browser-shelf.ts';

/** A draft: its text, the held message that it would replace, and the message that it answers. */
const draftSchema = z.object({
  text: z.string(),
  replaces: z.nullable(z.string()),
  quotes: z.optional(quoteSchema),
});
export type Draft = z.infer<typeof draftSchema>;

export const NO_DRAFT: Draft = { text: '', replaces: null };

export const draftsSchema = z.array(
  z.extend(draftSchema, {
    /** Its message will have this command's id. */
    id: commandIdSchema,
    /** The tab that wrote it last. */
    tab: z.string(),
  }),
);
type Shelved = z.infer<typeof draftsSchema>[number];

/** A draft with the id of the command that will send it. */
export type OwnDraft = Draft & { id: string };

/** Drafts that a browser keeps for one room; each further one pushes out the oldest. */
const KEPT = 12;

/**
 * One tab's draft, and those of a person's other tabs in the same room. Every tab has a draft of its own, so that no key pressed
 * in one tab changes words in another.
 */
export type Drafts = {
  own: () => OwnDraft;
  /** Other drafts with words that the own one does not have. */
  others: () => readonly OwnDraft[];
  change: (draft: Draft) => void;
  /** Puts other words into the composer; what is in it stays among the others. */
  take: (draft: Draft & { id?: string }) => void;
  /** Keeps words as another draft. */
  setAside: (text: string) => void;
  /** Throws another draft away. */
  drop: (id: string) => void;
  /** The own draft was sent off: what is left of it is the next one, and its earlier copies go. */
  sent: (left: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** Reads again what other tabs have written. */
  refresh: () => void;
};

/** @param tab lasts as long as the tab, reloads included */
export function createDrafts(shelf: Shelf<Shelved[]>, tab: string, newId: () => string): Drafts {
  let shelved = shelf.load() ?? [];
  let own: OwnDraft = bare(
    shelved.findLast((one) => one.tab === tab) ?? shelved.at(-1) ?? { ...NO_DRAFT, id: newId() },
  );
  let others = othersIn(shelved, own);
  const listeners = new Set<() => void>();

  const tell = () => {
    others = othersIn(shelved, own);
    for (const listener of listeners) listener();
  };
  /** Whether this browser keeps nothing: it must still know which draft is this tab's. */
  let isForgetful = false;
  const read = () => shelf.load() ?? (isForgetful ? shelved : []);
  const store = (next: Shelved[]) => {
    shelved = next.slice(-KEPT);
    if (shelved.length > 0) shelf.save(shelved);
    else shelf.clear();
    isForgetful = shelved.length > 0 && shelf.load() === undefined;
  };
  const change = (draft: Draft) => {
    const known = read();
    const isMine = known.some((one) => one.id === own.id && one.tab === tab && one.text === own.text);
    const rest = known.filter((one) => !isMine || one.id !== own.id);
    own = { ...draft, id: isMine && !isEmpty(draft) ? own.id : newId() };
    store(isEmpty(draft) ? rest : [...rest, { ...own, tab }]);
    tell();
  };
  return {
    own: () => own,
    others: () => others,
    change,
    take({ id = newId(), ...draft }) {
      const known = read().filter((one) => one.id !== id);
      own = { ...draft, id };
      store([...known, { ...own, tab }]);
      tell();
    },
    setAside(text) {
      store([{ ...NO_DRAFT, text, id: newId(), tab: '' }, ...read()]);
      tell();
    },
    drop(id) {
      store(read().filter((one) => one.id !== id));
      tell();
    },
    sent(left) {
      const { text } = own;
      store(read().filter((one) => one.id !== own.id && !text.startsWith(one.text)));
      own = { ...NO_DRAFT, id: newId() };
      if (left !== '') change({ ...NO_DRAFT, text: left });
      else tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh() {
      shelved = read();
      tell();
    },
  };
}

function othersIn(shelved: readonly Shelved[], own: OwnDraft): OwnDraft[] {
  const texts = new Set<string>();
  return shelved.toReversed().flatMap((one) => {
    const isNew = one.text.trim() !== '' && !own.text.startsWith(one.text) && !texts.has(one.text);
    texts.add(one.text);
    return isNew ? [bare(one)] : [];
  });
}

function bare({ id, text, replaces, quotes }: OwnDraft): OwnDraft {
  return { id, text, replaces, ...(quotes && { quotes }) };
}

function isEmpty({ text, replaces, quotes }: Draft): boolean {
  return text === '' && replaces === null && quotes === undefined;
}
