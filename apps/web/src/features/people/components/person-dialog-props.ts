import type { Commands } from '../../../shared/commands/use-command.ts';

/** The props of a dialog about one person. */
export type PersonDialogProps = {
  uid: string;
  name: string;
  people: Commands<'people'>;
  onClose: () => void;
};
