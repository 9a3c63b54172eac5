import { useState } from 'react';
import * as m from '@rostrum/words/ui';
import { cx } from '../cx.ts';

export type Presence = 'here' | 'away';

export interface AvatarProps {
  name: string;
  /** Address of the photo; empty or broken shows initials on a tone that belongs to the name. */
  photo?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  presence?: Presence | undefined;
  /** Set if the name is not beside it: the picture is then read aloud. */
  alone?: boolean | undefined;
}

const TONES = 5;
const PRESENCE_WORDS = { here: m.isHere, away: m.isAway } as const;

export function Avatar({ name, photo, size = 'md', presence, alone = false }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const showsPhoto = Boolean(photo) && photo !== broken;
  const spoken = presence ? PRESENCE_WORDS[presence]({ name }) : name;
  return (
    <span
      className={cx('avatar', size !== 'md' && `avatar-${size}`, !showsPhoto && `tone-${toneOf(name)}`)}
      // Drawn by the stylesheet: they are a picture of the name, not words to read, find or copy.
      data-initials={showsPhoto ? undefined : initialsOf(name)}
      {...(alone ? { role: 'img', 'aria-label': spoken } : { 'aria-hidden': true })}
    >
      {showsPhoto && (
        <img
          src={photo}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBroken(photo)}
        />
      )}
      {presence && <i className={cx('presence', presence === 'away' && 'presence-away')} />}
    </span>
  );
}

/** First letters of the first and the last word, in capitals; `?` for a name without letters or digits. */
export function initialsOf(name: string): string {
  const words = name
    .split(/[\s_]+/u)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0])
    .filter((letter) => letter !== undefined);
  const [first, last] = [words.at(0), words.length > 1 ? words.at(-1) : ''];
  return first === undefined ? '?' : `${first}${last}`.toLocaleUpperCase('en-GB');
}

/** 1 … 5, the same for one name on every screen. */
export function toneOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return (sum % TONES) + 1;
}
