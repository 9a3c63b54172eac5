import { useTopics, type Live } from '@rostrum/data';
import { hasOwnCase, type Topic } from '@rostrum/domain';
import { belongsToInputMethod, Bones, ErrorState, TextInput } from '@rostrum/ui';
import * as m from '@rostrum/words/room-start';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { categoryWords } from '../../../shared/motions/category-words.ts';
import { findMotions } from './find-motions.ts';

export type TopicPickerProps = {
  onPick: (topic: Topic) => void;
  onClose: () => void;
  /** Leaves out topics that the AI opponent has no case for. */
  forPractice?: boolean | undefined;
};

/** The stored topics to choose a motion from; they are listened to only while it is open. */
export function TopicPicker(props: TopicPickerProps) {
  return <TopicPickerView topics={useTopics()} {...props} />;
}

export type TopicPickerViewProps = TopicPickerProps & { topics: Live<Topic[]> };

export function TopicPickerView({ topics, onPick, onClose, forPractice = false }: TopicPickerViewProps) {
  const [search, setSearch] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (belongsToInputMethod(event)) return;
    if (event.key === 'Escape') {
      // The form may be in a dialog, which Escape would close as well.
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape inside closes it
    <section className="panel stack-2" aria-label={m.topics()} onKeyDown={onKeyDown}>
      <TextInput
        ref={box}
        icon={Search}
        type="search"
        autoComplete="off"
        aria-label={m.searchTopics()}
        placeholder={m.searchTopics()}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <FoundTopics {...{ topics, search, onPick, forPractice }} />
    </section>
  );
}

type FoundTopicsProps = { topics: Live<Topic[]>; search: string; forPractice: boolean } & Pick<
  TopicPickerProps,
  'onPick'
>;

function FoundTopics({ topics, search, forPractice, onPick }: FoundTopicsProps) {
  if (topics.status === 'loading') return <Bones label={m.loadingTopics()} lines={3} />;
  if (topics.status === 'error') {
    return (
      <ErrorState small title={m.topicsFailed()} onRetry={topics.retry}>
        {topics.message}
      </ErrorState>
    );
  }
  const known = forPractice ? topics.value.filter(hasOwnCase) : topics.value;
  const found = findMotions(known, search);
  if (found.length === 0) {
    const none = forPractice ? 'noneWithCase' : 'noneAtAll';
    const why = known.length === 0 ? none : 'noneFound';
    return <output className="hint">{m.noTopic({ why })}</output>;
  }
  return (
    <ul className="list max-h-[18rem] overflow-y-auto">
      {found.map((topic) => (
        <li key={topic.id}>
          <button type="button" className="w-full py-2 text-start" onClick={() => onPick(topic)}>
            <span className="motion motion-sm block">{topic.motion}</span>
            <span className="order-meta">{categoryWords(topic.category)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
