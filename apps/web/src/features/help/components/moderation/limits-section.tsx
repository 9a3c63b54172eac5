import { asNode } from '@rostrum/ui';
import * as m from '@rostrum/words/moderation-page';

export function LimitsSection() {
  return (
    <ul data-claim="moderation-cannot">
      <li>{m.limitIrony()}</li>
      <li>{m.limitSoftInsults()}</li>
      <li>
        {asNode(m.limitLanguages({ languages: (inside) => <a href="#languages">{asNode(inside)}</a> }))}
      </li>
      <li>{m.limitTruth()}</li>
      <li>{m.limitHints()}</li>
      <li>{m.limitRelevance()}</li>
      <li>{m.limitOrders()}</li>
      <li>{m.limitSides()}</li>
    </ul>
  );
}
