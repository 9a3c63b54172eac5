import { X } from 'lucide-react';
import * as m from '@rostrum/words/ui-debate';
import { IconButton } from '../components/icon-button.tsx';
import { cx } from '../cx.ts';
import { Speech } from '../speech/speech.tsx';

export interface QuoteBlockProps {
  author: string;
  text: string;
  /** Leads to its source. */
  onGo?: (() => void) | undefined;
  /** Removes it while the person still writes the answer. */
  onRemove?: (() => void) | undefined;
}

/** Quoted words that an answer refers to, with a link to them. */
export function QuoteBlock({ author, text, onGo, onRemove }: QuoteBlockProps) {
  return (
    <figure className={cx('quote', onRemove && 'quote-slim')}>
      <figcaption>
        {onGo ? (
          <button type="button" className="link" onClick={onGo} aria-label={m.goToWords({ name: author })}>
            <bdi>{author}</bdi>
          </button>
        ) : (
          <bdi>{author}</bdi>
        )}
      </figcaption>
      <blockquote>
        <Speech text={text} />
      </blockquote>
      {onRemove && (
        <IconButton size="sm" icon={X} label={m.doNotQuote({ name: author })} onClick={onRemove} />
      )}
    </figure>
  );
}
