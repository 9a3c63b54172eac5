import { database } from '../admin.ts';
import { log } from '../logging/log.ts';
import { spendingBudget } from '../spending/spending-desk.ts';
import { aDesk, type ModelDesk } from './ask-model.ts';
import { ModelBooks } from './model-books.ts';
import { readModelChoice } from './model-environment.ts';
import { openModel } from './open-model.ts';

let opened: Promise<ModelDesk | null> | undefined;

/** The model of this deployment; null if there is none, or if its settings are wrong (logged once). */
export function modelDesk(): Promise<ModelDesk | null> {
  opened ??= open();
  return opened;
}

async function open(): Promise<ModelDesk | null> {
  const { settings, problem } = readModelChoice();
  if (problem) log('modelSettingsWrong', { problem });
  if (!settings) return null;
  const books = new ModelBooks(database(), { ...settings.budgets, spending: spendingBudget() });
  return aDesk(await openModel(settings), settings, books);
}
