/** How many others wait, said as it is: they wait because what they want does not fit. */
export function othersWords(count: number): string {
  if (count === 0) return 'Nobody else is waiting right now.';
  return count === 1
    ? 'One other person is waiting, but what you two want does not fit.'
    : `${count} others are waiting, but what they want does not fit.`;
}
