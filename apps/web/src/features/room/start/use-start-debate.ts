import { zodResolver } from '@hookform/resolvers/zod';
import { browserShelf, type Shelf } from '@rostrum/data';
import { useEffect, useMemo } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Run } from '../use-room-commands.ts';
import {
  createCommand,
  emptyStart,
  startDraftSchema,
  startFormSchema,
  type StartValues,
} from './start-form.ts';

export type StartDebate = { form: UseFormReturn<StartValues>; submit: () => void };

/**
 * The form for a new debate. What was filled in survives a reload, until the debate has been opened. `motion`, from
 * an address, goes before what was kept.
 */
export function useStartDebate(
  uid: string,
  motion: string | null,
  run: Run,
  onOpened: (roomId: string) => void,
): StartDebate {
  const shelf = useMemo(() => startShelf(uid), [uid]);
  const form = useForm<StartValues>({
    resolver: zodResolver(startFormSchema),
    mode: 'onTouched',
    defaultValues: startingValues(shelf, motion),
  });

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => shelf.save(values) }),
    [form, shelf],
  );
  useEffect(() => {
    if (motion) form.setValue('motion', motion);
  }, [form, motion]);

  const submit = form.handleSubmit(async (values) => {
    const opened = await run(createCommand(values));
    if (!opened) return;
    form.reset(emptyStart());
    shelf.clear();
    onOpened(opened.roomId);
  });
  return { form, submit: () => void submit() };
}

function startShelf(uid: string): Shelf<StartValues> {
  return browserShelf(`rostrum:start:${uid}`, startDraftSchema);
}

function startingValues(shelf: Shelf<StartValues>, motion: string | null): StartValues {
  const usual = emptyStart();
  const kept = shelf.load();
  const values = kept ? { ...kept, lengths: { ...usual.lengths, ...kept.lengths } } : usual;
  return motion ? { ...values, motion } : values;
}
