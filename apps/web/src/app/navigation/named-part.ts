/** The part of the page that an address names after its `#`; null if it names none, or it has not loaded yet. */
export function namedPart(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
