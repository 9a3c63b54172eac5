import type { StoredDocuments } from './stored-documents.ts';

/** A document that breaks an invariant, and how; never with words of people. */
export type Breach = { path: string; what: string };

/** Something that holds between stored documents at any moment. */
export type Invariant = {
  name: string;
  /** For docs/data-model.md. */
  sentence: string;
  check: (documents: StoredDocuments) => readonly Breach[];
};
