import type { CatalogueDesk } from './catalogue-desk.ts';

/** One call of the desk as it travels to the worker. */
export type Question = {
  [Name in keyof CatalogueDesk]: { name: Name; argument: Parameters<CatalogueDesk[Name]>[0] };
}[keyof CatalogueDesk];

export function answerTo(desk: CatalogueDesk, question: Question): Promise<unknown> {
  switch (question.name) {
    case 'open':
      return desk.open(question.argument);
    case 'learn':
      return desk.learn(question.argument);
    case 'find':
      return desk.find(question.argument);
  }
}
