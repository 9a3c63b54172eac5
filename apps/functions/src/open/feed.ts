import { BRAND, ENDING_WORDS, endingOf, formatName, tidyLine, winnerWords, type Room } from '@rostrum/domain';
import { debatePath } from '@rostrum/domain/open';
import { language } from '@rostrum/words';
import * as m from '@rostrum/words/open';

/** A feed, whatever its format. */
export type Feed = {
  title: string;
  about: string;
  language: string;
  /** The front page, and the feed's own address. */
  site: string;
  self: string;
  updatedAtMs: number;
  entries: Entry[];
};
type Entry = {
  title: string;
  /** The language of the motion, where it is known. */
  language: string | undefined;
  link: string;
  /** Format, ending and result; it names nobody, because nobody can take a copy of a feed back. */
  summary: string;
  startedAtMs: number;
  updatedAtMs: number;
};

/** Finished public debates as a feed in the language of the moment. */
export function feedOf(rooms: readonly Room[], site: string, self: string): Feed {
  const entries = rooms.map((room) => entryOf(room, site));
  return {
    title: m.feedTitle({ brand: BRAND }),
    about: m.feedAbout({ brand: BRAND }),
    language: language(),
    site: `${site}/`,
    self,
    updatedAtMs: Math.max(0, ...entries.map(({ updatedAtMs }) => updatedAtMs)),
    entries,
  };
}

function entryOf(room: Room, site: string): Entry {
  const { id, motion, debate, tally, startedAtMs, endedAtMs, recordChangedAtMs } = room;
  const endedAt = endedAtMs ?? room.createdAtMs;
  const winner = tally && winnerWords(tally);
  return {
    title: tidyLine(motion),
    language: room.language === 'und' ? undefined : room.language,
    link: `${site}${debatePath(id)}`,
    summary: [formatName(debate.format), ENDING_WORDS[endingOf(debate)](), ...(winner ? [winner] : [])].join(
      ' · ',
    ),
    startedAtMs: startedAtMs ?? endedAt,
    updatedAtMs: Math.max(endedAt, recordChangedAtMs ?? 0),
  };
}
