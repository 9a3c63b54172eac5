import { X } from 'lucide-react';
import { IconButton } from '../components/icon-button.tsx';
import { cx } from '../cx.ts';

export interface QuoteBlockProps {
  author: string;
  text: string;
  /** Leads to where it was said. */
  onGo?: (() => void) | undefined;
  /** While somebody still writes their answer: takes it away. */
  onRemove?: (() => void) | undefined;
}

/** Words of somebody that other words answer, with the way to them. */
export function QuoteBlock({ author, text, onGo, onRemove }: QuoteBlockProps) {
  return (
    <figure className={cx('quote', onRemove && 'quote-slim')}>
      <figcaption>
        {onGo ? (
          <button type="button" className="link" onClick={onGo} aria-label={`Go to what ${author} said`}>
            {author}
          </button>
        ) : (
          author
        )}
      </figcaption>
      <blockquote dir="auto">{text}</blockquote>
      {onRemove && <IconButton size="sm" icon={X} label={`Do not quote ${author}`} onClick={onRemove} />}
    </figure>
  );
}
