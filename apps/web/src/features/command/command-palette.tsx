import { useId, useState, type KeyboardEvent } from 'react';
import { Search } from 'lucide-react';
import { Kbd, Modal } from '@rostrum/ui';
import { debateUrl } from '../../app/paths.ts';
import { allCommands, type CommandActions } from './commands.ts';
import type { LiveRooms, PaletteItem } from './palette-item.ts';
import { inGroups, optionId, PaletteList } from './palette-list.tsx';
import { parseQuery, search, type Hit } from './search.ts';

export interface CommandPaletteProps {
  /** What was typed before it opened. */
  initialText: string;
  actions: CommandActions;
  liveRooms: LiveRooms;
  onClose: () => void;
}

/** Search and commands from the keyboard alone: type, move with the arrows, Enter, Escape. */
export function CommandPalette({ initialText, actions, liveRooms, onClose }: CommandPaletteProps) {
  const [text, setText] = useState(initialText);
  const [pointedAt, setPointedAt] = useState<string>();
  const listId = useId();
  const items = [...roomItems(liveRooms, actions), ...allCommands(actions, text)];
  const hits = inGroups(search(items, parseQuery(text)));
  const active = hits.find(({ item }) => item.id === pointedAt) ?? hits[0];

  const choose = (hit: Hit | undefined) => {
    if (!hit) return;
    onClose();
    hit.item.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = move(event.key, hits, active);
    if (event.key === 'Enter') choose(active);
    else if (next) setPointedAt(next.item.id);
    else return;
    event.preventDefault();
  };

  return (
    <Modal className="palette" aria-label="Search and commands" onClose={onClose} pressOutside>
      <div className="palette-input">
        <Search className="icon" />
        <input
          type="text"
          data-autofocus
          role="combobox"
          aria-label="Search or enter a command"
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(listId, active.item.id)}
          placeholder="Search / Enter command"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setPointedAt(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <Kbd>Esc</Kbd>
      </div>
      <PaletteList
        id={listId}
        hits={hits}
        activeId={active?.item.id}
        onPoint={setPointedAt}
        onChoose={choose}
      />
      <Found text={text} found={hits.length} liveRooms={liveRooms} />
      <Keys />
    </Modal>
  );
}

function roomItems(liveRooms: LiveRooms, { go }: CommandActions): PaletteItem[] {
  if (liveRooms.at !== 'ready') return [];
  return liveRooms.rooms.map(({ id, motion, note }) => ({
    id: `room ${id}`,
    group: 'Live now',
    label: motion,
    aside: note,
    isMotion: true,
    run: () => go(debateUrl(id)),
  }));
}

/** The hit that a key leads to, round and round; none for other keys. */
function move(key: string, hits: readonly Hit[], active: Hit | undefined): Hit | undefined {
  const at = active ? hits.indexOf(active) : -1;
  if (key === 'ArrowDown') return hits[(at + 1) % hits.length];
  if (key === 'ArrowUp') return hits.at(at - 1);
  if (key === 'PageDown') return hits.at(-1);
  return key === 'PageUp' ? hits[0] : undefined;
}

/** What is there besides hits, in words; also read aloud. */
function Found({ text, found, liveRooms }: { text: string; found: number; liveRooms: LiveRooms }) {
  return (
    <output className="palette-said">
      {found === 0 && `Nothing is called “${text.trim()}”. Try a section, a motion or > for commands.`}
      {liveRooms.at === 'loading' && ' Looking for debates that run now.'}
      {liveRooms.at === 'error' && ' Debates that run now could not be fetched.'}
    </output>
  );
}

function Keys() {
  return (
    <p className="palette-foot" aria-hidden="true">
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> move
      </span>
      <span>
        <Kbd>↵</Kbd> open
      </span>
      <span>
        <Kbd>&gt;</Kbd> commands only
      </span>
    </p>
  );
}
