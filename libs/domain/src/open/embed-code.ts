import { embedPath } from './addresses.ts';

/** The size of a frame for a debate, where nobody asks for a smaller one. */
export const EMBED_SIZE = { width: 640, height: 480 } as const;

type EmbedCode = {
  /** The origin of the product. */
  site: string;
  roomId: string;
  /** What a screen reader says of the frame. */
  title: string;
  width?: number;
  height?: number;
};

/**
 * The HTML that shows a debate in somebody's page. The frame is in a sandbox: it runs no script, keeps nothing, and may only open
 * a link in a new window.
 */
export function embedCode({
  site,
  roomId,
  title,
  width = EMBED_SIZE.width,
  height = EMBED_SIZE.height,
}: EmbedCode): string {
  const attributes = {
    src: `${site}${embedPath(roomId)}`,
    title,
    width: String(width),
    height: String(height),
    loading: 'lazy',
    sandbox: EMBED_SANDBOX,
    style: 'border:0;max-width:100%',
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeMarkup(value)}"`);
  return `<iframe ${written.join(' ')}></iframe>`;
}

/** What the frame may do. The page that is in it asks for the same in its own policy, whatever frame it is in. */
export const EMBED_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** What neither XML 1.0 nor HTML takes: control characters, halves of characters, and two that are none. */
const NEVER_WRITTEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|[\u007f-\u009f]/gu;

/** People's words as text or an attribute's value, in HTML and in XML. */
export function escapeMarkup(text: string): string {
  return text.replace(NEVER_WRITTEN, '').replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
}
