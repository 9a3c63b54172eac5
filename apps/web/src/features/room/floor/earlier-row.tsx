import type { Earlier } from '@rostrum/data';
import { Button } from '@rostrum/ui';
import * as m from '@rostrum/words/room-floor';
import { useState } from 'react';

/** How high the row is, in CSS pixels: the lines below it are placed by that. */
export const EARLIER_ROW_PX = 48;

/** Above the first line of a floor that is read in pages. Its height never changes, so that nothing moves. */
export function EarlierRow({ earlier }: { earlier: Earlier | undefined }) {
  const [wasCut, setWasCut] = useState(earlier !== undefined);
  if (earlier && !wasCut) setWasCut(true);
  if (!wasCut) return null;
  return (
    <div className="earlier" style={{ height: EARLIER_ROW_PX }}>
      {earlier ? <EarlierWords {...earlier} /> : <span>{m.debateBegins()}</span>}
    </div>
  );
}

function EarlierWords({ isLoading, problem, load }: Earlier) {
  return (
    <>
      {problem && <span role="alert">{m.earlierFailed()}</span>}
      <Button size="sm" look="quiet" busy={isLoading} onClick={load}>
        {problem ? m.tryAgain() : m.earlier()}
      </Button>
    </>
  );
}
