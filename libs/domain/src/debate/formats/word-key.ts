/** An id, or a stored English name, as a choice in a text of the catalogue: `opening-for` is `openingfor`. */
export function wordKey(id: string): string {
  return id.replace(/[- ]/g, '').toLowerCase();
}
