const SENTENCES = [
  'Turnout is a public good, and public goods are paid for by everybody.',
  'A duty is not a right with another name.',
  'Who stays at home says something too, and the law would silence exactly that.',
  'Where voting is compulsory, parties stop paying for lifts to the polling station and start arguing.',
  'The fine is lower than that for parking; nobody is dragged anywhere.',
  'Free buses bring people to work who could not afford to get there.',
  'A blank vote stays possible, so nothing is forced but the walk.',
  'The figures of two elections are not a trend.',
  'What the other side calls freedom is the freedom of those who already vote.',
  'Even so, the poor pay the same fine as the rich.',
];

/** The text of a message by its number: usually a sentence or two, now and then a whole paragraph. */
export function wordsOf(index: number): string {
  const count = index % 17 === 0 ? 9 : 1 + (index % 3);
  const said = Array.from(
    { length: count },
    (_, offset) => SENTENCES[(index * 7 + offset) % SENTENCES.length],
  );
  return `${index + 1}. ${said.join(' ')}`;
}
