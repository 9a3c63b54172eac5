import * as m from '@rostrum/words/ui';
import { Tag } from './tag.tsx';

/** Marks a participant who is not a person; shown beside the name. */
export function AiBadge() {
  return (
    <Tag tone="accent">
      <abbr title={m.aiLong()} className="no-underline">
        {m.ai()}
      </abbr>
    </Tag>
  );
}
