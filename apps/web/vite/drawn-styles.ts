import { createHash } from 'node:crypto';

const STYLED = / style="([^"]*)"/g;

/**
 * Moves the style attributes of a page that was drawn ahead into a sheet of its own, because the Content-Security-Policy refuses them.
 * React leaves both as they are when it takes the page over. What it changes later, it sets by script, which wins over the sheet.
 */
export function drawnStyles(page: string): {
  page: string;
  sheet: { fileName: string; source: string } | null;
} {
  const places = new Map<string, number>();
  const marked = page.replace(STYLED, (_, style: string) => {
    const place = places.get(style) ?? places.size;
    places.set(style, place);
    return ` data-drawn="${place}"`;
  });
  if (places.size === 0) return { page, sheet: null };
  const rules = [...places].map(([style, place]) => `#root [data-drawn="${place}"]{${plain(style)}}`);
  const source = rules.join('\n');
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  const fileName = `assets/drawn-${hash}.css`;
  const link = `  <link rel="stylesheet" href="/${fileName}">\n  </head>`;
  return { page: marked.replace('</head>', () => link), sheet: { fileName, source } };
}

const plain = (attribute: string) =>
  attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
