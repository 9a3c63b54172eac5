import { Fragment, type ReactNode } from 'react';
import { highlight, type Span } from './highlight.ts';

type PlainSpeechProps = {
  text: string;
  spans?: readonly Span[];
  /** The language of the words, if the page is in another. */
  lang?: string;
};

/** Words that are ours or have no Markdown, for pages that should not load its parser. */
export function PlainSpeech({ text, spans = [], lang }: PlainSpeechProps) {
  return (
    <p className="said-text" dir="auto" lang={lang}>
      <MarkedPassages text={text} start={0} spans={spans} />
    </p>
  );
}

type MarkedPassagesProps = {
  text: string;
  /** The place of `text` in the whole that `spans` refer to. */
  start: number;
  spans: readonly Span[];
};

export function MarkedPassages({ text, start, spans }: MarkedPassagesProps): ReactNode {
  const here = spans.map((span) => ({ start: span.start - start, end: span.end - start }));
  return highlight(text, here).map((passage, index) =>
    passage.marked ? (
      <span key={index} className="span">
        {passage.text}
      </span>
    ) : (
      <Fragment key={index}>{passage.text}</Fragment>
    ),
  );
}
