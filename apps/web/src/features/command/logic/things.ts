import { BookOpen, CircleHelp, History, Mic, ScrollText, User } from 'lucide-react';
import { formatName, type FoundPerson, nameOfProfile, shownName } from '@rostrum/domain';
import * as m from '@rostrum/words/command';
import { debateUrl, personUrl, recordUrl, startDebateUrl } from '../../../shared/navigation/paths.ts';
import { categoryWords } from '../../../shared/motions/category-words.ts';
import type { CatalogueEntry } from '../../../shared/search/catalogue/catalogue-desk.ts';
import type { PaletteItem, PalettePage, PaletteRoom } from './palette-item.ts';

type Go = (path: string) => void;

/** Those that run are offered at once. */
export function debateItem(go: Go, { id, motion, note, isLive }: PaletteRoom): PaletteItem {
  return {
    id: `room ${id}`,
    kind: 'rooms',
    text: motion,
    note,
    icon: Mic,
    isMotion: true,
    isLive,
    isOnlyFound: !isLive,
    run: () => go(debateUrl(id)),
  };
}

/** A person is not kept among the last things opened: they may be hidden by then. */
export function personItem(go: Go, person: FoundPerson): PaletteItem {
  return {
    id: `person ${person.uid}`,
    kind: 'people',
    text: shownName(nameOfProfile(person)),
    ...(person.username !== null && { note: `@${person.username}` }),
    icon: User,
    isOnlyFound: true,
    run: () => go(personUrl(person.uid)),
  };
}

export function pageItem(go: Go, { title, note, path, isLesson = false }: PalettePage): PaletteItem {
  return {
    id: `page ${path} ${title}`,
    kind: 'help',
    text: title,
    note,
    icon: isLesson ? BookOpen : CircleHelp,
    isOnlyFound: true,
    path,
    run: () => go(path),
  };
}

/** A topic leads to the form for a debate on it, an ended debate to its record. */
export function catalogueItem(go: Go, { id, kind, of, text, note }: CatalogueEntry): PaletteItem {
  const path = kind === 'topic' ? startDebateUrl({ motion: text, topic: of }) : recordUrl(of);
  return {
    id,
    kind: kind === 'topic' ? 'topics' : 'rooms',
    text,
    note: kind === 'topic' ? categoryWords(note) : m.ended({ note: formatName({ id: note, name: note }) }),
    icon: kind === 'topic' ? ScrollText : History,
    isMotion: true,
    path,
    run: () => go(path),
  };
}
