import { useDuty } from '@rostrum/data';
import { Activity, Gavel } from 'lucide-react';
import type { AccountMenuPage } from '../identity/account-menu.tsx';
import { PATHS } from '../paths.ts';

const HOUSE: AccountMenuPage = { label: 'House', icon: Gavel, path: PATHS.house };
const OPERATIONS: AccountMenuPage = { label: 'Operations', icon: Activity, path: PATHS.operations };

/** The pages that only people with a duty can open. */
export function useDutyPages(): AccountMenuPage[] {
  const isModerator = useDuty('moderator');
  const isOperator = useDuty('operator');
  return [...(isModerator ? [HOUSE] : []), ...(isOperator ? [OPERATIONS] : [])];
}
