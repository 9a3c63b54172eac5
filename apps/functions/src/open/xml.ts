import { escapeMarkup } from '@rostrum/domain/open';

type Attributes = Readonly<Record<string, string | undefined>>;

const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n';

/** An element with text, or without any. */
export function element(name: string, attributes: Attributes, text = ''): string {
  return `<${opening(name, attributes)}>${escapeMarkup(text)}</${name}>`;
}

/** An element around others, one on each line. */
export function around(name: string, attributes: Attributes, inside: readonly string[]): string {
  return `<${opening(name, attributes)}>\n${inside.join('\n')}\n</${name}>`;
}

export const xmlDocument = (root: string) => `${HEAD}${root}\n`;

function opening(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeMarkup(value)}"`],
  );
  return name + written.join('');
}
