import type { PeopleAct } from '../../../act/use-people-act.ts';

/** What a dialog about one person is given. */
export type PersonDialogProps = { uid: string; name: string; people: PeopleAct; onClose: () => void };
