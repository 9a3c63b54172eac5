import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tidyLine } from '../text.ts';
import { escapeBlock, escapeLine, markdownTable } from './markdown.ts';

describe('a person’s words in Markdown', () => {
  it.each([
    ['a heading', '# Vote for me', '\\# Vote for me'],
    ['an underlined heading', '====', '\\===='],
    ['a rule', '---', '\\---'],
    ['a list', '- one', '\\- one'],
    ['a numbered list', '1. one', '1\\. one'],
    ['a numbered list with a bracket', '42) one', '42\\) one'],
    ['a quote', '> said the moderator', '\\> said the moderator'],
    ['HTML', '<script>alert(1)</script>', '\\<script\\>alert(1)\\</script\\>'],
    ['an entity', '&lt;b&gt;', '\\&lt;b\\&gt;'],
    ['a link', '[click](http://evil.example)', '\\[click\\](http\\://evil.example)'],
    ['an image', '![x](y)', '!\\[x\\](y)'],
    ['a bare link', 'see www.evil.example', 'see www\\.evil.example'],
    ['an address', 'write to a@b.example', 'write to a\\@b.example'],
    ['code', '`rm -rf`', '\\`rm -rf\\`'],
    ['a fence', '~~~', '\\~\\~\\~'],
    ['emphasis', '*shout* __shout__', '\\*shout\\* \\_\\_shout\\_\\_'],
    ['a table', '| a | b |', '\\| a \\| b \\|'],
    ['a backslash', 'a\\# b', 'a\\\\# b'],
  ])('cannot be %s', (_name, text, escaped) => {
    expect(escapeLine(text)).toBe(escaped);
  });

  it('leaves plain sentences alone', () => {
    const plain = 'Turnout rose by 9.5% in 2001 (see the report): why not here?';
    expect(escapeLine(plain)).toBe(plain);
  });

  it('keeps lines and paragraphs, and no line begins with white space', () => {
    expect(escapeBlock('one\n    two\n\n\n# three')).toBe('one\\\ntwo\n\n\\# three');
  });

  it('reads as it was written after unescaping', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(escapeLine(text).replace(/\\([!-/:-@[-`{-~])/g, '$1')).toBe(tidyLine(text));
      }),
    );
  });

  it('never leaves a special character unescaped', () => {
    const nasty = fc.string({
      unit: fc.constantFrom(...Array.from('#>-+=1.)*_`~<&[]|\\@:/ \n\tw')),
      maxLength: 40,
    });
    fc.assert(
      fc.property(nasty, (text) => {
        for (const line of escapeBlock(text).split('\n')) {
          // An escaped character is a letter like any other, and separates its neighbours.
          const bare = line.replace(/\\[!-/:-@[-`{-~]/g, 'x').replace(/\\$/, '');
          expect(bare).not.toMatch(/[`*_[\]<>|~&@\\]|:\/\/|www\./);
          expect(line).not.toMatch(/^(?:[#>+\-=\s]|\d+[.)])/);
        }
      }),
    );
  });

  it('stays inside its cell of a table', () => {
    expect(markdownTable([['Name'], ['a | b\n| c']])).toBe('| Name |\n| --- |\n| a \\| b \\| c |');
  });
});
