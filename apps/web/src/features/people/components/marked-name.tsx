import { foldText } from '@rostrum/domain';

/** A name with the searched prefix marked in each matching word. */
export function MarkedName({ name, words }: { name: string; words: string }) {
  const place = placeOf(name, words);
  if (!place) return name;
  const [start, end] = place;
  return (
    <>
      {name.slice(0, start)}
      <mark>{name.slice(start, end)}</mark>
      {name.slice(end)}
    </>
  );
}

/** Start and end of the first typed word in the name; nothing if letters and their folded form do not keep step. */
function placeOf(name: string, typed: string): [number, number] | undefined {
  const [word = ''] = foldText(typed).replace(/^@/, '').trim().split(/\s+/);
  const folded = foldText(name);
  if (word === '' || folded.length !== name.length) return undefined;
  const start = ` ${folded.replace(/[^\p{L}\p{N}]/gu, ' ')}`.indexOf(` ${word}`);
  return start < 0 ? undefined : [start, start + word.length];
}
