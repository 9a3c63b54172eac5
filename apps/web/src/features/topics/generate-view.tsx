import { Button, EmptyState, PageHead, SectionHead } from '@rostrum/ui';
import type { ReactNode } from 'react';
import { PageTitle } from '../../page-title.tsx';
import { GenerateForm, type GenerateFormProps } from './generate-form.tsx';

export type GenerateViewProps = GenerateFormProps & {
  /** One for each motion that was offered. */
  cards: readonly ReactNode[];
  onWriteOwn: () => void;
};

/** Five motions from what is on somebody's mind, or one of their own. */
export function GenerateView({ cards, onWriteOwn, ...form }: GenerateViewProps) {
  return (
    <div className="page">
      <PageTitle>Generate a New Topic</PageTitle>
      <PageHead
        title="Generate a New Topic"
        lede="Five motions from whatever is on your mind. Edit any of them."
      />
      <div className="grid grid-cols-[19rem_minmax(0,1fr)] gap-12 max-lg:grid-cols-1 max-lg:gap-8">
        <div className="stack gap-5 self-start">
          <GenerateForm {...form} />
          <Button size="sm" look="quiet" className="justify-self-start" onClick={onWriteOwn}>
            Write my own motion
          </Button>
        </div>
        <section aria-label="Motions" aria-busy={form.isBusy}>
          <SectionHead>Motions</SectionHead>
          <output className="visually-hidden">
            {form.isBusy ? 'Looking for motions' : `${cards.length} motions`}
          </output>
          {cards.length === 0 ? (
            <EmptyState small title="No motions yet">
              Say what interests you, paste a text or choose a category. With a language model its motions
              come first; without one they come from our bank and from templates.
            </EmptyState>
          ) : (
            cards
          )}
        </section>
      </div>
    </div>
  );
}
