import { zodResolver } from '@hookform/resolvers/zod';
import { QUICK_CLASH } from '@rostrum/domain';
import { browserShelf, serverNow, type Shelf } from '@rostrum/data';
import { useEffect, useMemo } from 'react';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { Run } from '../../../shared/commands/use-command.ts';
import type { OnHeld } from '../../../shared/commands/use-held-words.ts';
import { usualLengths } from './lengths.ts';
import {
  createCommand,
  emptyStart,
  formatOf,
  formatsAgainst,
  startDraftSchema,
  startFormSchema,
  type StartValues,
} from './start-form.ts';

export type StartDebate = {
  form: UseFormReturn<StartValues>;
  /** Opens the room. `onProblem` is called if the form or the server finds a field that must change first. */
  submit: (onProblem: () => void) => void;
};

/** The form's values from an address: a motion, its topic, a debate by link, a debate against the AI opponent. */
type StartWish = {
  motion: string | null;
  topicId: string | null;
  isByLink?: boolean;
  isPractice?: boolean;
};

/** Validity depends on the pace and on the clock, so each check has its own schema. */
const resolver: Resolver<StartValues> = (values, context, options) =>
  zodResolver(startFormSchema(serverNow(), values.pace))(values, context, options);

/**
 * The form for a new debate. Its draft survives a reload, until the debate has been opened. `motion`, from an
 * address, replaces the stored one.
 */
export function useStartDebate(
  uid: string,
  { motion, topicId, isByLink = false, isPractice = false }: StartWish,
  run: Run<'rooms'>,
  onOpened: (roomId: string) => void,
): StartDebate {
  const shelf = useMemo(() => startShelf(uid), [uid]);
  const form = useForm<StartValues>({
    resolver,
    mode: 'onTouched',
    defaultValues: startingValues(shelf, motion, topicId),
  });

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => shelf.save(values) }),
    [form, shelf],
  );
  useEffect(() => {
    if (!motion) return;
    form.setValue('motion', motion);
    form.setValue('topic', topicOf(motion, topicId));
  }, [form, motion, topicId]);
  useEffect(() => {
    if (isByLink) form.setValue('visibility', 'unlisted');
  }, [form, isByLink]);

  useEffect(() => {
    if (!isPractice) return;
    form.setValue('opponent', 'fair');
    form.setValue('opensAt', '');
    const format = formatsAgainst('fair').find(({ id }) => id === form.getValues('formatId')) ?? QUICK_CLASH;
    if (format.id === form.getValues('formatId')) return;
    form.setValue('formatId', format.id);
    form.setValue('lengths', usualLengths(format));
  }, [form, isPractice]);

  const open = async (values: StartValues, onProblem: () => void) => {
    const onHeld: OnHeld = ({ message }) => {
      form.setError('motion', { message });
      onProblem();
    };
    const again = () => void open(values, onProblem);
    const opened = await run(createCommand(values), { onHeld, again });
    if (!opened) return;
    form.reset(emptyStart());
    shelf.clear();
    onOpened(opened.roomId);
  };
  const submit = (onProblem: () => void) =>
    void form.handleSubmit((values) => open(values, onProblem), onProblem)();
  return { form, submit };
}

function startShelf(uid: string): Shelf<StartValues> {
  return browserShelf(`rostrum:start:${uid}`, startDraftSchema);
}

/** Lengths that the format does not know, from an older draft, are left out. */
function startingValues(
  shelf: Shelf<StartValues>,
  motion: string | null,
  topicId: string | null,
): StartValues {
  const kept = shelf.load() ?? emptyStart();
  const usual = Object.entries(usualLengths(formatOf(kept)));
  const lengths = Object.fromEntries(usual.map(([id, length]) => [id, kept.lengths[id] ?? length]));
  const values = { ...kept, formatId: formatOf(kept).id, lengths };
  return motion ? { ...values, motion, topic: topicOf(motion, topicId) } : values;
}

function topicOf(motion: string, topicId: string | null): StartValues['topic'] {
  return topicId === null ? null : { id: topicId, motion };
}
