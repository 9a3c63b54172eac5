import type { TopicContent } from '@rostrum/domain';
import { Side } from '@rostrum/ui';

/** The arguments for and against, side by side if there is room. */
export function SideCases({ arguments: sides }: Pick<TopicContent, 'arguments'>) {
  return (
    <div className="grid grid-cols-2 gap-5 max-md:grid-cols-1">
      {(['for', 'against'] as const).map((side) => (
        <div key={side} className="min-w-0">
          <p>
            <Side side={side} />
          </p>
          <ol className="serif list-decimal ps-5 wrap-anywhere">
            {sides[side].map((argument) => (
              <li key={argument}>{argument}</li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
