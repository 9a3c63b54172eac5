import { tidyLine } from './text.ts';

const PICTURE = String.raw`\p{Extended_Pictographic}(?:[\ufe0e\ufe0f]|\p{Emoji_Modifier})?`;
/** Scripts in which a joiner between two letters changes how they are written. */
const JOINING_SCRIPTS =
  // eslint-disable-next-line words/visible -- Names of Unicode.
  'Arabic Syriac Mongolian Nko Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Tibetan';
const JOINING = `[${JOINING_SCRIPTS.split(' ')
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('')}]`;
/** Where a character that shows nothing by itself changes what people see. */
const SHOWN = [
  String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}`,
  String.raw`[0-9#*]\ufe0f?\u20e3`,
  String.raw`${PICTURE}(?:\u200d${PICTURE})*`,
  String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]\u200d`,
  String.raw`${JOINING}[\u200c\u200d](?=${JOINING})`,
  String.raw`\p{Script=Han}[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
  String.raw`\p{Script=Mongolian}[\u180b-\u180d\u180f]`,
].join('|');
const UNSHOWN = String.raw`[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`;

let shownOrNot: RegExp | undefined;

/**
 * A name or a motion as it is stored: as `tidyLine`, without characters that show nothing, by which two of them could look the
 * same. Joiners, selectors and tags stay in emoji, and in the scripts that are written with them. Idempotent.
 */
export function tidyTitle(text: string): string {
  // Made when it is needed: the front page needs none.
  shownOrNot ??= new RegExp(`(${SHOWN})|${UNSHOWN}`, 'gu');
  const line = tidyLine(text.replaceAll('\ufeff', '').replaceAll('\u2800', ' '));
  return tidyLine(line.replace(shownOrNot, (_, shown: string | undefined) => shown ?? ''));
}
