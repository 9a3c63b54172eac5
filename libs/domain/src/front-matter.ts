const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** The YAML between two lines of dashes at the start of a Markdown file, and what follows; undefined without it. */
export function splitFrontMatter(source: string): { front: string; body: string } | undefined {
  const [whole, front = ''] = FRONT_MATTER.exec(source) ?? [];
  return whole === undefined ? undefined : { front, body: source.slice(whole.length) };
}
