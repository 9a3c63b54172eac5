import { BRAND, COPYRIGHT_YEAR } from '@rostrum/domain';
import * as m from '@rostrum/words/ui';

/** The line that closes every public page. */
export function copyrightLine(): string {
  return m.copyright({ year: `${COPYRIGHT_YEAR}`, brand: BRAND });
}
