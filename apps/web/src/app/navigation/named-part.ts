/** The part of the page that an address names after its `#`; null where it names none, or it is not here yet. */
export function namedPart(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
