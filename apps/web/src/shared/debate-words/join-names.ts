import { formatList } from '@rostrum/words';

/** "Ada", "Ada and Ben", "Ada, Ben and Cleo". */
export function joinNames(names: readonly string[]): string {
  return formatList(names);
}
