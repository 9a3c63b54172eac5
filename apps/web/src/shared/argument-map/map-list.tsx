import type { MapNode } from '@rostrum/domain';
import { RELATION_WORDS, RESTATED, type LineOfArgument } from '@rostrum/moderator/map';
import { cx, Side } from '@rostrum/ui';
import type { CSSProperties } from 'react';
import * as m from '@rostrum/words/argument-map';
import { FateWord } from './map-sheet.tsx';

export type MapListProps = {
  lines: readonly LineOfArgument[];
  timeOf: (atMs: number) => string;
  onOpen: (nodeId: string) => void;
};

/** The same as words from top to bottom, which every reader and every width can take in. */
export function MapList({ lines, ...acts }: MapListProps) {
  return (
    <ol className="list" aria-label={m.linesOfArgument()}>
      {lines.map(({ claim, fate, replies }) => (
        <li key={claim.id} className="grid gap-2 py-4 first:pt-0">
          <p className="fate row">
            {claim.side && <Side side={claim.side} />}
            <span className="push">
              <FateWord fate={fate} />
            </span>
          </p>
          <NodeWords node={claim} {...acts} />
          {replies.length > 0 && (
            <ul className="grid gap-2">
              {replies.map(({ node, depth, relation }) => (
                <li
                  key={node.id}
                  className={cx('map-reply', node.side)}
                  style={{ '--depth': Math.min(depth, 4) } as CSSProperties}
                >
                  <p className="tiny muted">
                    {node.side && <Side side={node.side} />} {RELATION_WORDS[relation]()}
                  </p>
                  <NodeWords node={node} {...acts} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

function NodeWords({ node, timeOf, onOpen }: Omit<MapListProps, 'lines'> & { node: MapNode }) {
  return (
    <button type="button" className="map-words serif" onClick={() => onOpen(node.id)}>
      {node.text} {node.kind === 'restatement' && <span className="tiny muted">{RESTATED()} </span>}
      <span className="cite num">{timeOf(node.atMs)}</span>
    </button>
  );
}
