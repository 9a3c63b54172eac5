import type { CaseFile } from '@rostrum/domain';

/** The bank's case file of a motion; undefined if it has none. The bank enters as data: see docs/decisions/0052. */
export type FindCaseFile = (motion: string) => Promise<CaseFile | undefined>;
