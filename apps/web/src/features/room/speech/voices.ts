/** The part of a browser's voice that the choice depends on. */
type VoiceLike = { lang: string; localService: boolean; default: boolean };

/** "en_GB", as phones say it, and "en-GB" are the same tag. */
const tagOf = (lang: string) => lang.replace('_', '-').toLowerCase();
const primaryOf = (lang: string) => tagOf(lang).split('-')[0];

/**
 * The voice for a text: one of its language, and if possible of the listener's own region, on this device, and the
 * default. Undefined if no voice speaks the language.
 */
export function voiceFor<Voice extends VoiceLike>(
  voices: readonly Voice[],
  lang: string,
  own: readonly string[],
): Voice | undefined {
  const regions = own.map(tagOf).filter((tag) => primaryOf(tag) === primaryOf(lang));
  const worth = (voice: Voice) =>
    (tagOf(voice.lang) === regions[0] ? 4 : 0) + (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
  return voices
    .filter((voice) => primaryOf(voice.lang) === primaryOf(lang))
    .toSorted((one, other) => worth(other) - worth(one))[0];
}

/** Browsers cut long texts off after some seconds, so that a text is read in pieces. */
const PIECE = 200;

/** A text in pieces of whole sentences; a longer sentence is divided between words. */
export function piecesOf(text: string, lang: string): string[] {
  const sentences = [...new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text)];
  const pieces: string[] = [];
  for (const { segment } of sentences.flatMap(divided)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + segment.length <= PIECE) pieces.splice(-1, 1, last + segment);
    else pieces.push(segment);
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

function divided({ segment }: { segment: string }): { segment: string }[] {
  if (segment.length <= PIECE) return [{ segment }];
  const parts = segment.match(new RegExp(`.{1,${PIECE}}(?:\\s|$)|.{1,${PIECE}}`, 'gsu')) ?? [];
  return parts.map((part) => ({ segment: part }));
}
