import type { Commands } from '../../../shared/commands/use-command.ts';

/** What a dialog about one person is given. */
export type PersonDialogProps = {
  uid: string;
  name: string;
  people: Commands<'people'>;
  onClose: () => void;
};
