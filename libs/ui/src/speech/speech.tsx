import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import type { Span } from './highlight.ts';
import { MarkedPassages } from './plain-speech.tsx';
import { blocksOf, type Block } from './blocks.ts';
import type { Inline } from './inline.ts';

export interface SpeechProps {
  text: string;
  /** Passages of `text` that the moderator speaks about. */
  spans?: readonly Span[];
}

/** A person's words as they are drawn everywhere: lists, quotations, emphasis and links, and no other Markdown. */
export function Speech({ text, spans = [] }: SpeechProps) {
  return <Blocks blocks={blocksOf(text)} spans={spans} />;
}

/** The same within a sentence, such as a quotation in the report: emphasis and links, on one line. */
export function SpeechLine({ text }: { text: string }) {
  return <Inlines inlines={onOneLine(blocksOf(text))} spans={[]} />;
}

function onOneLine(blocks: readonly Block[]): Inline[] {
  const lines = blocks.flatMap((block): Inline[][] => {
    if (block.type === 'quote') return [onOneLine(block.blocks)];
    return block.type === 'list' ? block.items.map(({ inlines }) => inlines) : [block.inlines];
  });
  return lines.flatMap((inlines, index): Inline[] =>
    index === 0 ? inlines : [{ type: 'words', text: ' ', start: 0 }, ...inlines],
  );
}

type Drawn<T> = T & { spans: readonly Span[] };

function Blocks({ blocks, spans }: Drawn<{ blocks: readonly Block[] }>): ReactNode {
  return blocks.map((block, index) => <BlockView key={index} block={block} spans={spans} />);
}

function BlockView({ block, spans }: Drawn<{ block: Block }>) {
  if (block.type === 'quote') {
    return (
      <blockquote className="speech-quote">
        <Blocks blocks={block.blocks} spans={spans} />
      </blockquote>
    );
  }
  if (block.type === 'paragraph') {
    return (
      <p className="said-text" dir="auto">
        <Inlines inlines={block.inlines} spans={spans} />
      </p>
    );
  }
  const List = block.isNumbered ? 'ol' : 'ul';
  return (
    <List className="said-text speech-list" dir="auto">
      {block.items.map(({ number, isIndented, inlines }, index) => (
        <li key={index} value={number} className={cx(isIndented && 'speech-indented')}>
          <Inlines inlines={inlines} spans={spans} />
        </li>
      ))}
    </List>
  );
}

function Inlines({ inlines, spans }: Drawn<{ inlines: readonly Inline[] }>): ReactNode {
  return inlines.map((inline, index) => <InlineView key={index} inline={inline} spans={spans} />);
}

function InlineView({ inline, spans }: Drawn<{ inline: Inline }>) {
  if (inline.type === 'words') return <MarkedPassages {...inline} spans={spans} />;
  if (inline.type === 'link') return <SpeechLink {...inline} spans={spans} />;
  const Emphasis = inline.type === 'strong' ? 'strong' : 'em';
  return (
    <Emphasis>
      <Inlines inlines={inline.children} spans={spans} />
    </Emphasis>
  );
}

/** The house vouches for no address: it opens apart, and its host is always in sight. */
function SpeechLink({ text, start, address, spans }: Drawn<Extract<Inline, { type: 'link' }>>) {
  const isMarked = spans.some((span) => span.start < start + text.length && span.end > start);
  return (
    <a
      className={cx('link', isMarked && 'span')}
      href={address.href}
      target="_blank"
      rel="noopener nofollow ugc"
      dir="ltr"
    >
      {address.host}
      {address.path}
    </a>
  );
}
