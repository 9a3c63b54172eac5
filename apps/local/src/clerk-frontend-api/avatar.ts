/** Ground and letter of each tone: quiet, equally light, none of them a side's colour at full strength. */
const TONES = [
  { ground: '#2d5a4c', letter: '#e0efea' },
  { ground: '#66492b', letter: '#f5e9de' },
  { ground: '#32546b', letter: '#e1edf6' },
  { ground: '#6d433c', letter: '#f8e7e3' },
  { ground: '#495533', letter: '#e8eee0' },
  { ground: '#25595e', letter: '#deeff1' },
] as const;

export interface AvatarSubject {
  id: string;
  email: string;
  username: string | null;
  firstName: string | null;
  lastName: string | null;
}

/** A picture for someone without a photo: initials on a tone that stays theirs, as an SVG data URI. */
export function initialsAvatar(person: AvatarSubject): string {
  const { ground, letter } = toneOf(person.id);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/>` +
    `<text x="32" y="41" font-family="sans-serif" font-size="25" font-weight="500" fill="${letter}" ` +
    `text-anchor="middle">${escapeXml(initialsOf(person))}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** One or two capitals, from the names, else from the username, else from the address. */
export function initialsOf({ firstName, lastName, username, email }: AvatarSubject): string {
  const fromNames = [firstName, lastName].map(firstLetter).join('');
  return (fromNames || firstLetter(username) || firstLetter(email)).toLocaleUpperCase('en');
}

function firstLetter(text: string | null): string {
  const [letter = ''] = text?.trim() ?? '';
  return letter;
}

function toneOf(id: string) {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return TONES[sum % TONES.length] ?? TONES[0];
}

function escapeXml(text: string): string {
  return text.replace(/[<>&]/g, (character) => `&#${character.codePointAt(0)};`);
}
