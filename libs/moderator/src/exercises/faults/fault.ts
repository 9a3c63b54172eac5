import type { Span } from '@rostrum/domain';

/** What keeps an answer from passing, however complete its parts are. */
type FaultKind =
  | 'nonWords'
  | 'salad'
  | 'copiesPrompt'
  | 'copiesModel'
  | 'offTopic'
  | 'flipped'
  | 'changedQuantity'
  | 'circular'
  | 'empty'
  | 'thin';

/** `isSure`: the answer is refused; otherwise nothing can be told about it. `spans`: the words of the answer that it is about. */
export type Fault = { kind: FaultKind; isSure: boolean; spans: readonly Span[]; say: string; next: string };
