import type { Directory, PersonProfile } from '@rostrum/data';
import { Avatar, Bones, Button, ButtonLink, EmptyState, ErrorState, PageHead, TextInput } from '@rostrum/ui';
import { Search, Swords } from 'lucide-react';
import { useState } from 'react';
import { PageTitle } from '../../page-title.tsx';
import { startDebateUrl } from '../../app/paths.ts';
import { findPeople, nameOf } from './find-people.ts';

export type PeopleViewProps = { directory: Directory; uid: string };

/** Everybody who debates here, by name. */
export function PeopleView({ directory, uid }: PeopleViewProps) {
  const [words, setWords] = useState('');
  const found = findPeople(directory.people, words, uid);
  return (
    <div className="page">
      <PageTitle>People</PageTitle>
      <PageHead
        title="People"
        lede="Find somebody to argue with. A challenge opens a room and gives you a link to send."
      />
      <div className="filters max-w-[52rem]">
        <TextInput
          type="search"
          icon={Search}
          aria-label="Search people"
          placeholder={directory.hasMore ? 'Search those loaded' : 'Search people'}
          className="w-60 max-md:w-full"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <output className="push small faint num">
          {found.length} {found.length === 1 ? 'person' : 'people'}
          {directory.hasMore && ' so far'}
        </output>
      </div>
      {found.length > 0 && (
        <ul className="list max-w-[52rem]">
          {found.map((person) => (
            <PersonLine key={person.id} person={person} />
          ))}
        </ul>
      )}
      <End directory={directory} found={found.length} words={words} />
    </div>
  );
}

function PersonLine({ person }: { person: PersonProfile }) {
  const name = nameOf(person);
  return (
    <li className="py-3">
      <div className="row gap-3">
        <Avatar name={name} photo={person.photoURL} size="lg" />
        <span className="grid min-w-0">
          <b className="font-semibold wrap-anywhere">{name}</b>
          {person.username && <span className="small faint">@{person.username}</span>}
        </span>
        <ButtonLink
          href={startDebateUrl({ opponent: name })}
          icon={Swords}
          className="push"
          aria-label={`Challenge ${name}`}
        >
          Challenge
        </ButtonLink>
      </div>
    </li>
  );
}

function End({ directory, found, words }: { directory: Directory; found: number; words: string }) {
  if (directory.isLoading)
    return <Bones label="Loading people" lines={directory.people.length > 0 ? 2 : 6} />;
  if (directory.problem) {
    return (
      <ErrorState small title="The directory could not be loaded" onRetry={directory.more}>
        {directory.message}
      </ErrorState>
    );
  }
  return (
    <>
      {found === 0 && <NobodyFound words={words} hasMore={directory.hasMore} />}
      {directory.hasMore && (
        <Button className="mt-4" onClick={directory.more}>
          Load more
        </Button>
      )}
    </>
  );
}

function NobodyFound({ words, hasMore }: { words: string; hasMore: boolean }) {
  if (words.trim() === '') {
    return (
      <EmptyState small title="Nobody else is here yet">
        Start a debate and send somebody the link. Whoever comes in appears here.
      </EmptyState>
    );
  }
  return (
    <EmptyState small title="Nobody has that name">
      {hasMore
        ? 'Not among those loaded so far. Load more, or try another part of the name.'
        : 'Try another part of the name.'}
    </EmptyState>
  );
}
