const FEWEST_DIGITS = 9;
const MOST_DIGITS = 15;
const YEAR = /^(?:1[0-9]|20)\d{2}$/;

/** Whether digits in groups are a phone number rather than years, a range or a large number. */
export function looksLikePhone(found: string): boolean {
  const groups = found.match(/\d+/g) ?? [];
  const digits = groups.join('');
  if (digits.length < FEWEST_DIGITS || digits.length > MOST_DIGITS) return false;
  if (groups.every((group) => YEAR.test(group))) return false;
  if (/^\+|^00|\(/.test(found)) return true;
  if (/^\d{4}-\d{2}-\d{2}/.test(found)) return false;
  const isLargeNumber = groups.length > 1 && groups.slice(1).every((group) => group.length === 3);
  if (isLargeNumber) return digits.startsWith('0');
  if (groups.length === 2 && digits.startsWith('0')) return true;
  if (groups.length === 1) return digits.startsWith('0') && digits.length >= 10;
  return groups.length <= 5 && groups.every((group) => group.length <= 5);
}

/**
 * Numbers that no private person has, in the plans of Ofcom, ComReg, ACMA, the NANPA, Bundesnetzagentur, ANACOM, Japan and the EU's 116 series: freephone and
 * other lines of organisations.
 */
const FREEPHONE =
  /(?<![\w.,/-])(?:(?:\+44 ?|\(?0)(?:800|808|300|303|345)\)?|1[ -]?(?:800|888|877|866|855|844|833|300)(?=[ -]?\d{2,3}[ -]))(?:[ -]?\d{1,7}){1,5}(?!\d)|(?<![\w.,/-])(?:0120|800|808)(?:[ -]\d{2,4}){2,3}(?![\d-])|(?<![\w.,/-])116[ -]?\d{3}(?!\d)/g;

export function isFreephone(found: string): boolean {
  return withFreephonesNamed(found).trim() === NAME;
}

/** The text with "hotline" instead of every freephone number. Its length stays the same. */
export function withFreephonesNamed(text: string): string {
  return text.replace(FREEPHONE, (found) => NAME.padEnd(found.length));
}

const NAME = 'hotline';
