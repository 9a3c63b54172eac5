/** Adds no content: each of them can precede any sentence. */
const PADDING = [
  'As I see it, and as I have said before, ',
  'What I would like to say is that ',
  'It is also true, all things considered, that ',
  'When all is said and done, ',
];
const CLOSING = ' And that is really all there is to it, at the end of the day.';

/** The same argument as bullet points, padded, in learner's English and as a transcript: crude, but for any text. */
export function restyle(text: string): string[] {
  const sentences = text.split(/(?<=[.!?])\s+/).filter(Boolean);
  return [bulletsOf(sentences), padded(sentences, text.length), asLearner(text), asTranscript(text)];
}

function bulletsOf(sentences: readonly string[]): string {
  return sentences.map((sentence) => `- ${sentence.replace(/\.+$/, '')}`).join('\n');
}

function padded(sentences: readonly string[], first: number): string {
  const longer = sentences.map(
    (sentence, at) => `${PADDING[(at + first) % PADDING.length] ?? ''}${sentence}`,
  );
  return `${longer.join(' ')}${CLOSING}`;
}

/** Two of three articles are left out, and verbs lose their endings. */
function asLearner(text: string): string {
  return text
    .replace(/\b(?:the|a|an) /gi, (article, at: number) => (at % 3 === 0 ? article : ''))
    .replaceAll(/\bare\b/g, 'is')
    .replaceAll(/\bcannot\b/g, 'can not')
    .replaceAll(/\b(make|take|need|want|help|give|get)s\b/g, '$1');
}

function asTranscript(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll(/[.,;:!]+(?=\s|$)/g, '')
    .split(' ');
  return words
    .map((word, at) => (at % 9 === 4 ? `um ${word}` : at % 13 === 7 ? `you know ${word}` : word))
    .join(' ');
}
