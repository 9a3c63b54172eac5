import { Tag } from './tag.tsx';

/** Beside the name of whoever is no person. */
export function AiBadge() {
  return (
    <Tag tone="accent">
      <abbr title="Artificial intelligence" className="no-underline">
        AI
      </abbr>
    </Tag>
  );
}
