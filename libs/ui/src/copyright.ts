import { BRAND } from '@rostrum/domain';
import * as m from '@rostrum/words/ui';

/** The line that closes every public page. */
export const copyrightLine = (): string => m.copyright({ brand: BRAND });
