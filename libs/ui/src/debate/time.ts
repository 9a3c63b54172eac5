/** `5:42`, `1:02:03`; a second that has begun counts as a whole one, so the clock ends on 0:00 and not before. */
export function clockText(ms: number): string {
  const { hours, minutes, seconds } = parts(ms);
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** The same in words: `5 minutes 42 seconds`. */
export function clockWords(ms: number): string {
  const { hours, minutes, seconds } = parts(ms);
  const words = [
    [hours, 'hour'],
    [minutes, 'minute'],
    [seconds, 'second'],
  ] as const;
  const said = words
    .filter(([value]) => value > 0)
    .map(([value, unit]) => `${value} ${unit}${value === 1 ? '' : 's'}`);
  return said.length > 0 ? said.join(' ') : 'no time';
}

/** `2 min`, `90 s`: a length, not a moment. */
export function lengthText(seconds: number): string {
  return seconds >= 120 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}

function parts(ms: number) {
  const all = Math.ceil(Math.max(0, ms) / 1000);
  return { hours: Math.floor(all / 3600), minutes: Math.floor((all % 3600) / 60), seconds: all % 60 };
}
