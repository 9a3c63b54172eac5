import { PROPOSED_BY_MODEL } from '@rostrum/domain';
import { Bones, Button, EmptyState, PageHead, SectionHead } from '@rostrum/ui';
import * as m from '@rostrum/words/topics';
import type { ReactNode } from 'react';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';
import { GenerateForm, type GenerateFormProps } from './generate-form.tsx';
import { NoMotions } from './no-motions.tsx';

export type GenerateViewProps = GenerateFormProps & {
  /** One for each motion that was offered. */
  cards: readonly ReactNode[];
  onWriteOwn: () => void;
  /** Asks for the motions of a category. */
  onCategory: (category: string) => void;
};

/** Fewer motions than this look like a fault if nobody says that there are no more. */
const FEW = 3;

/** Five motions from a person's interest, or one of their own. */
export function GenerateView({ cards, onWriteOwn, onCategory, ...form }: GenerateViewProps) {
  const { outcome } = form.draft;
  return (
    <div className="page">
      <PageTitle>{m.generateTitle()}</PageTitle>
      <PageHead title={m.generateTitle()} lede={m.generateLede()} />
      <div className="grid grid-cols-[19rem_minmax(0,1fr)] gap-12 max-lg:grid-cols-1 max-lg:gap-8">
        <div className="stack gap-5 self-start">
          <GenerateForm {...form} />
          <Button size="sm" look="quiet" className="-ms-3 justify-self-start" onClick={onWriteOwn}>
            {m.writeOwn()}
          </Button>
        </div>
        <section aria-label={m.motions()} aria-busy={form.arrived !== null}>
          <SectionHead>{m.motions()}</SectionHead>
          {form.arrived === null && (
            <output className="visually-hidden">{m.motionCount({ count: cards.length })}</output>
          )}
          {form.arrived !== 0 && cards}
          {form.arrived !== null && <Writing arrived={form.arrived} />}
          {form.arrived === null && outcome?.model === 'failed' && (
            <p className="small muted py-3">{m.modelFailed({ motions: cards.length })}</p>
          )}
          {form.arrived === null && outcome && outcome.whyNone !== null && (
            <NoMotions why={outcome.whyNone} nearest={outcome.nearest} onCategory={onCategory} />
          )}
          {form.arrived === null &&
            outcome &&
            cards.length > 0 &&
            cards.length < FEW &&
            outcome.whyNone === null && <p className="small muted py-3">{m.noMore()}</p>}
          {form.arrived === null && cards.length === 0 && !outcome && (
            <EmptyState small title={m.noMotions()}>
              {m.noMotionsHint()}
            </EmptyState>
          )}
        </section>
      </div>
    </div>
  );
}

/** The place of the next motion. */
function Writing({ arrived }: { arrived: number }) {
  return (
    <div className="grid gap-4 py-6">
      <p className="small muted num" aria-hidden>
        {progressWords(arrived)}
      </p>
      <Bones label={progressWords(arrived)} lines={5} />
    </div>
  );
}

function progressWords(arrived: number): string {
  return m.progress({ arrived, total: PROPOSED_BY_MODEL });
}
