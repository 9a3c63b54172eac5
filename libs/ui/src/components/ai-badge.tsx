import { Tag } from './tag.tsx';

/** Marks a participant who is not a person; shown beside the name. */
export function AiBadge() {
  return (
    <Tag tone="accent">
      <abbr title="Artificial intelligence" className="no-underline">
        AI
      </abbr>
    </Tag>
  );
}
