/** Letters of any script, digits, spaces and the signs of ordinary sentences: no markup can be made of these. */
const PLAIN = /^[\p{L}\p{M}\p{N} .,;:!?'’‘“”"()%–—-]*$/u;

/** `example.org`, `a.b`, `mailto:a`: something that a reader's program may turn into a link. */
const LIKE_AN_ADDRESS = /\p{L}[.:]\p{L}|\p{N}\.\p{L}|\p{L}\.\p{N}|\bwww\b|https?/iu;

/**
 * Whether a text is only plain words: no markup, link, image, address, code, mention, line break or hidden character.
 */
export function isPlain(words: string): boolean {
  return PLAIN.test(words) && !LIKE_AN_ADDRESS.test(words) && words === words.normalize('NFKC').trim();
}
