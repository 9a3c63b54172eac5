import type { Run, TextBlock } from '@rostrum/domain';

/** The text of a lesson, block by block. */
export function LessonText({ text }: { text: readonly TextBlock[] }) {
  return (
    <div className="lesson-text serif" lang="en">
      {text.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2>
          <Runs runs={block.runs} />
        </h2>
      );
    case 'quote':
      return (
        <blockquote className="lesson-quote">
          <Runs runs={block.runs} />
        </blockquote>
      );
    case 'list':
      return <List block={block} />;
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      );
  }
}

function List({ block }: { block: Extract<TextBlock, { kind: 'list' }> }) {
  const Tag = block.isOrdered ? 'ol' : 'ul';
  return (
    <Tag>
      {block.items.map((runs, index) => (
        <li key={index}>
          <Runs runs={runs} />
        </li>
      ))}
    </Tag>
  );
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, as }, index) => {
    if (as === 'strong') return <strong key={index}>{text}</strong>;
    if (as === 'emphasis') return <em key={index}>{text}</em>;
    return <span key={index}>{text}</span>;
  });
}
