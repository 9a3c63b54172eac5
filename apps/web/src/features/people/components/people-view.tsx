import type { Directory, PeopleWish } from '@rostrum/data';
import { Bones, Button, EmptyState, ErrorState } from '@rostrum/ui';
import * as m from '@rostrum/words/people';
import type { ReactNode } from 'react';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';
import { PeopleFilters } from './people-filters.tsx';
import { PersonLine } from './person-line.tsx';

export type PeopleViewProps = {
  directory: Directory;
  wish: PeopleWish;
  onWish: (wish: PeopleWish) => void;
  nowMs: number;
  /** The person whose profile is open, or null. */
  chosen: string | null;
  /** The open profile, beside the list; on a phone in its place. */
  children: ReactNode;
  /** Additional actions in the page's header. */
  aside: ReactNode;
};

/** Everybody who debates here, by name, and one of them at length. */
export function PeopleView({ directory, wish, onWish, nowMs, chosen, children, aside }: PeopleViewProps) {
  const { people } = directory;
  return (
    <div className="people" data-chosen={chosen !== null || undefined}>
      <PageTitle>{m.title()}</PageTitle>
      <section className="people-list" aria-label={m.directory()}>
        <header className="page-head">
          <h1 className="page-title">{m.title()}</h1>
          <div className="row">
            <output className="small faint num">{countWords(directory)}</output>
            {aside}
          </div>
        </header>
        <PeopleFilters wish={wish} onChange={onWish} />
        {people.length > 0 && (
          <ol className="list list-long">
            {people.map((person) => (
              <PersonLine
                key={person.uid}
                person={person}
                words={wish.words}
                nowMs={nowMs}
                isChosen={person.uid === chosen}
              />
            ))}
          </ol>
        )}
        <End directory={directory} wish={wish} onWish={onWish} />
      </section>
      {children}
    </div>
  );
}

function countWords({ people, hasMore, isLoading, problem }: Directory): string {
  if (people.length === 0 && (isLoading || problem !== null)) return '';
  return hasMore ? m.peopleSoFar({ count: people.length }) : m.peopleCount({ count: people.length });
}

function End({ directory, wish, onWish }: Pick<PeopleViewProps, 'directory' | 'wish' | 'onWish'>) {
  const { people, isLoading, problem, hasMore, more } = directory;
  if (isLoading) return <Bones label={m.loading()} lines={people.length > 0 ? 2 : 6} />;
  if (problem !== null) {
    return (
      <ErrorState small title={m.failed()} onRetry={more}>
        {problem}
      </ErrorState>
    );
  }
  if (hasMore) {
    return (
      <p className="row mt-4 wrap">
        <Button onClick={more}>{people.length > 0 ? m.loadMore() : m.lookFurther()}</Button>
        {people.length === 0 && <span className="muted small">{m.nobodyYet()}</span>}
      </p>
    );
  }
  return people.length > 0 ? null : <NobodyFound wish={wish} onWish={onWish} />;
}

function NobodyFound({ wish, onWish }: Pick<PeopleViewProps, 'wish' | 'onWish'>) {
  const { words, interest, isOnline, isFollowed } = wish;
  const showEverybody = () => onWish({ words: '', interest: null, isOnline: false, isFollowed: false });
  const all = <Button onClick={showEverybody}>{m.showEverybody()}</Button>;
  if (isFollowed && words.trim() === '' && !isOnline && interest === null) {
    return (
      <EmptyState small title={m.followNobody()} action={all}>
        {m.followNobodyHint()}
      </EmptyState>
    );
  }
  if (words.trim() !== '' || isOnline || isFollowed || interest !== null) {
    return (
      <EmptyState small title={m.nobodyFound()} action={all}>
        {m.nobodyFoundHint()}
      </EmptyState>
    );
  }
  return (
    <EmptyState small title={m.nobodyHere()}>
      {m.nobodyHereHint()}
    </EmptyState>
  );
}
