/** Spreadsheets read a file as UTF-8 only if it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as a file of comma-separated values (RFC 4180), with a byte-order mark. Every row ends in CR LF, the last one too. This
 * is the only writer of such files: it guards every cell.
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** One cell, guarded, and in quotation marks where a separator or a line break is in it. */
function csvCell(text: string): string {
  const guarded = guardFormulas(text);
  return BREAKS_A_CELL.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** Commas, quotation marks, the separators of other countries, and all that any program takes for a line break. */
const BREAKS_A_CELL = /[",;\t\n\v\f\r\u0085\u2028\u2029]/;

/**
 * What spreadsheets may drop before a formula: white space of every script, control and format characters, letters that show
 * nothing, and the quotation marks that begin a cell.
 */
const DROPPED = String.raw`[\p{White_Space}\p{C}\p{Default_Ignorable_Code_Point}\u2800"]`;
/** The signs that begin a formula, also in full width and in small forms, which some spreadsheets fold. */
const SIGN = String.raw`[=+\-@＝＋－＠﹦﹢﹣﹫−]`;
/**
 * Where a cell begins: with the text itself, and in spreadsheets that separate cells by semicolons or tabs also after these and
 * after a line break.
 */
const BEGINS_A_CELL = String.raw`(?:^|(?<=[;\t\n\v\f\r\u0085\u2028\u2029]))`;
const FORMULA = new RegExp(`${BEGINS_A_CELL}(?=${DROPPED}*${SIGN})`, 'gu');
const BEGINS_OTHERWISE = /^[\t\r\n]/;

/** A text with an apostrophe before everything that a spreadsheet would run as a formula. */
export function guardFormulas(text: string): string {
  const guarded = text.replace(FORMULA, "'");
  return BEGINS_OTHERWISE.test(guarded) ? `'${guarded}` : guarded;
}
