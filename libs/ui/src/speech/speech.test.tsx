import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';
import { Speech, SpeechLine } from './speech.tsx';

const links = (text: string) => {
  render(<Speech text={text} />);
  return screen.queryAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
};
const html = (text: string) => render(<Speech text={text} />).container.innerHTML;
/** The tags of a speech, without attributes. */
const drawn = (text: string) => html(text).replaceAll(/<(\w+)[^>]*>/g, '<$1>');

describe('a link in a speech', () => {
  test('names its host, vouches for nothing and opens apart', () => {
    expect(links('See https://www.who.int/data for more.')).toEqual([
      ['https://www.who.int/data', 'www.who.int/data'],
    ]);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test.each([
    ['(https://a.org/b)', 'https://a.org/b'],
    ['https://a.org/b_(c).', 'https://a.org/b_(c)'],
    ['*https://a.org/b_c_d*', 'https://a.org/b_c_d'],
    ['[the study](https://a.org/b), and', 'https://a.org/b'],
    ['“https://a.org/?q=1&r=2”!', 'https://a.org/?q=1&r=2'],
    ['HTTPS://A.ORG', 'https://a.org/'],
  ])('ends before the rest of the sentence: %s', (text, href) => {
    expect(links(text).map(([to]) => to)).toEqual([href]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'ftp://a.org/file',
    'www.a.org',
    'https://bank.org@evil.org/',
    'https://@evil.org/',
    'https://user:secret@a.org/',
    'https://127.0.0.1/admin',
    'https://2130706433/',
    'http://localhost:8080/',
    'http://[::1]/',
    'https://a.org/cut-off-by-a-quot…',
    'https://',
    `https://a.org/${'x'.repeat(2_000)}`,
  ])('is not made of %s', (text) => {
    expect(links(text)).toEqual([]);
    expect(document.body).toHaveTextContent(text);
  });

  test('shows other scripts in Punycode, so that no letter passes for another', () => {
    expect(links('https://аpple.com/id')).toEqual([['https://xn--pple-43d.com/id', 'xn--pple-43d.com/id']]);
  });

  test('shows a long path cut, and leads to all of it', () => {
    const [link] = links(`https://a.org/${'long/'.repeat(20)}`);
    expect(link?.[0]).toBe(`https://a.org/${'long/'.repeat(20)}`);
    expect(link?.[1]).toBe(`a.org/${'long/'.repeat(8)}…`);
  });

  test('is marked as a whole if the moderator speaks about a part of it', () => {
    render(<Speech text="See https://a.org/b now" spans={[{ start: 14, end: 16 }]} />);
    expect(screen.getByRole('link')).toHaveClass('span');
  });
});

describe('Markdown in a speech', () => {
  test.each([
    ['It is *really* so', '<p>It is <em>really</em> so</p>'],
    ['It is _really_ so', '<p>It is <em>really</em> so</p>'],
    ['**Two points** and __three__', '<p><strong>Two points</strong> and <strong>three</strong></p>'],
    ['**Two *good* points**', '<p><strong>Two <em>good</em> points</strong></p>'],
    ['这是**重点**内容', '<p>这是<strong>重点</strong>内容</p>'],
  ])('emphasises %s', (text, expected) => {
    expect(drawn(text)).toBe(expected);
  });

  test.each([
    '2 * 3 * 4',
    'snake_case_name',
    'f**k and s**t',
    '**',
    '* * *',
    '# No heading',
    '```code```',
    '`code`',
    '~~struck~~',
    '| a | b |',
    '---',
    '>50% of people',
    '2026. That was the year',
    '![picture](a.png)',
  ])('leaves %s as it is', (text) => {
    expect(drawn(text)).toBe(`<p>${text.replaceAll('>', '&gt;')}</p>`);
  });

  test('never becomes HTML', () => {
    expect(html('<b onclick="x()">**Who**</b>')).toContain(
      '&lt;b onclick="x()"&gt;<strong>Who</strong>&lt;/b&gt;',
    );
    expect(html('<img src=x onerror=x()>')).not.toContain('<img');
  });

  test('lists points under bullets, and under the numbers that were written', () => {
    const { container } = render(
      <Speech text={'First:\n- fares\n- buses\n  and trams\n\n2) Then\n4) Last'} />,
    );
    const [bullets, numbers] = screen.getAllByRole('list');
    expect(
      within(bullets!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['fares', 'buses\nand trams']);
    expect(
      within(numbers!)
        .getAllByRole('listitem')
        .map((item) => item.getAttribute('value')),
    ).toEqual(['2', '4']);
    expect(container.querySelector('p')).toHaveTextContent('First:');
  });

  test('sets quoted lines apart', () => {
    expect(drawn('> You said *so*\n> twice\n\nI did not')).toBe(
      '<blockquote><p>You said <em>so</em>\ntwice</p></blockquote><p>I did not</p>',
    );
  });

  test('keeps paragraphs and line breaks', () => {
    expect(drawn('One\ntwo\n\nthree')).toBe('<p>One\ntwo</p><p>three</p>');
  });

  test('keeps the moderator’s marks in place, across its signs', () => {
    const text = '> **you** lie\n\n- you *too*';
    const at = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
    const { container } = render(<Speech text={text} spans={[at('lie'), at('too')]} />);
    const marked = [...container.querySelectorAll('.span')].map(({ textContent }) => textContent);
    expect(marked).toEqual(['lie', 'too']);
  });

  test('is drawn on one line inside a sentence', () => {
    const { container } = render(<SpeechLine text={'- *One*\n- https://a.org'} />);
    expect(container.innerHTML).toMatch(/^<em>One<\/em> <a [^>]*>a\.org<\/a>$/);
  });

  test.each(['*a ', '**a ', '_ ', '> ', '(https://', 'https://a.org) ', '- ', '1) a\n', '> a\n'])(
    'is read in time that grows with its length: %j',
    (part) => {
      // Ten times the length: a linear parser takes about ten times as long, a quadratic one a hundred times.
      const ratios = Array.from({ length: 4 }, () => fastest(part, 40_000) / fastest(part, 4_000));
      expect(Math.min(...ratios)).toBeLessThan(35);
    },
  );
});

/** The shortest of five readings of a text that repeats a part, in milliseconds. */
function fastest(part: string, length: number): number {
  const text = part.repeat(length / part.length);
  const readings = Array.from({ length: 5 }, () => {
    const startedAtMs = performance.now();
    blocksOf(text);
    return performance.now() - startedAtMs;
  });
  return Math.min(...readings);
}
