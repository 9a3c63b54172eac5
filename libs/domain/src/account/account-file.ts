import { BRAND } from '../brand.ts';
import { ACCOUNT_PARTS, type AccountDocument } from '../contracts/account.ts';

/** Increases with every change of the format, which `docs/account-data.md` describes. */
const ACCOUNT_FILE_VERSION = 1;

/** The file that a person downloads. It names every part, including empty ones. */
export type AccountFile = {
  product: string;
  schemaVersion: number;
  /** ISO 8601. */
  exportedAt: string;
  uid: string;
  parts: Record<string, Omit<AccountDocument, 'part'>[]>;
};

/** Puts the pages of a download together. `atMs`: epoch milliseconds. */
export function accountFile(uid: string, atMs: number, documents: readonly AccountDocument[]): AccountFile {
  const parts = ACCOUNT_PARTS.map((wanted) => [
    wanted,
    documents.flatMap(({ part, path, fields }) => (part === wanted ? [{ path, fields }] : [])),
  ]);
  return {
    product: BRAND,
    schemaVersion: ACCOUNT_FILE_VERSION,
    exportedAt: new Date(atMs).toISOString(),
    uid,
    parts: Object.fromEntries(parts),
  };
}

/** Such as `rostrum-data-2026-11-22.json`. */
export const accountFileName = (atMs: number) =>
  `${BRAND.toLowerCase()}-data-${new Date(atMs).toISOString().slice(0, 10)}.json`;
