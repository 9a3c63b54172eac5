import type { Live } from '@rostrum/data';
import type { Topic } from '@rostrum/domain';
import {
  Bones,
  Button,
  ButtonLink,
  Chip,
  EmptyState,
  ErrorState,
  Motion,
  PageHead,
  Tag,
  TextInput,
} from '@rostrum/ui';
import { PenLine, Search } from 'lucide-react';
import { useState } from 'react';
import { PageTitle } from '../../page-title.tsx';
import { PATHS, startDebateUrl } from '../../app/paths.ts';
import { ANY_CATEGORY, categoriesOf, findTopics } from './find-topics.ts';

/** Motions that wait for a debate: search, choose, debate. */
export function CommunityView({ topics }: { topics: Live<Topic[]> }) {
  return (
    <div className="page">
      <PageTitle>Community Topics</PageTitle>
      <PageHead
        title="Community Topics"
        lede="Motions worth an argument. Pick one and somebody to argue with."
      >
        <ButtonLink href={PATHS.generateTopic} look="primary" icon={PenLine}>
          Write a motion
        </ButtonLink>
      </PageHead>
      <Topics topics={topics} />
    </div>
  );
}

function Topics({ topics }: { topics: Live<Topic[]> }) {
  if (topics.status === 'loading') return <Bones label="Loading topics" lines={8} />;
  if (topics.status === 'error') {
    return (
      <ErrorState small title="The topics could not be loaded" onRetry={topics.retry}>
        {topics.message}
      </ErrorState>
    );
  }
  if (topics.value.length === 0) {
    return (
      <EmptyState
        small
        title="There are no topics here yet"
        action={<ButtonLink href={PATHS.generateTopic}>Write a motion</ButtonLink>}
      >
        You do not need one to begin: write your own motion and debate it right away.
      </EmptyState>
    );
  }
  return <TopicList topics={topics.value} />;
}

function TopicList({ topics }: { topics: readonly Topic[] }) {
  const [words, setWords] = useState('');
  const [category, setCategory] = useState(ANY_CATEGORY);
  const found = findTopics(topics, words, category);
  const showAll = () => {
    setWords('');
    setCategory(ANY_CATEGORY);
  };
  return (
    <>
      <div className="filters">
        <TextInput
          type="search"
          icon={Search}
          aria-label="Search motions"
          placeholder="Search motions"
          className="w-60 max-md:w-full"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <output className="push small faint num">
          {found.length === 1 ? '1 topic' : `${found.length} topics`}
        </output>
      </div>
      <fieldset className="scroll-x mb-4 flex gap-2 pb-1">
        <legend className="visually-hidden">Category</legend>
        {categoriesOf(topics).map((name) => (
          <Chip
            key={name}
            className="flex-none"
            pressed={name === category}
            onClick={() => setCategory(name === category ? ANY_CATEGORY : name)}
          >
            {name}
          </Chip>
        ))}
      </fieldset>
      {found.length === 0 ? (
        <EmptyState
          small
          title="No motion has all of these words"
          action={<Button onClick={showAll}>Show all</Button>}
        >
          Try fewer of them, or write the motion yourself.
        </EmptyState>
      ) : (
        <ul className="list border-line-strong border-t">
          {found.map((topic) => (
            <TopicRow key={topic.id} topic={topic} />
          ))}
        </ul>
      )}
    </>
  );
}

function TopicRow({ topic }: { topic: Topic }) {
  return (
    <li className="py-5">
      <article className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-3 max-md:grid-cols-1">
        <div className="grid gap-1">
          <Motion>{topic.motion}</Motion>
          {topic.background && <p className="muted max-w-[72ch]">{topic.background}</p>}
          <p>
            <Tag>{topic.category}</Tag>
          </p>
        </div>
        <ButtonLink
          href={startDebateUrl({ motion: topic.motion })}
          aria-label={`Debate this: ${topic.motion}`}
          className="max-md:justify-self-start"
        >
          Debate this
        </ButtonLink>
      </article>
    </li>
  );
}
