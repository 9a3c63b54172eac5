import type { TextBlock, Run } from '@rostrum/domain';
import type { Token, Tokens } from 'marked';

/** A block of Markdown as data. @throws Error for a block that a lesson may not have, HTML above all */
export function blockOf(token: Token): TextBlock {
  switch (token.type) {
    case 'heading':
      return { kind: 'heading', runs: runsOf(inside(token)) };
    case 'paragraph':
      return { kind: 'paragraph', runs: runsOf(inside(token)) };
    case 'blockquote':
      return { kind: 'quote', runs: inside(token).flatMap((part) => runsOf(inside(part))) };
    case 'list':
      return listOf(token);
    default:
      throw new Error(`a lesson has no ${token.type}: ${token.raw.slice(0, 60)}`);
  }
}

function listOf(token: Token): TextBlock {
  if (!isList(token)) throw new Error('a list is not one');
  return {
    kind: 'list',
    isOrdered: token.ordered,
    items: token.items.map((item) => runsOf(item.tokens.flatMap(inside))),
  };
}

function isList(token: Token): token is Tokens.List {
  return token.type === 'list' && 'items' in token;
}

function runsOf(tokens: readonly Token[]): Run[] {
  return tokens.map((token) => {
    const text = 'text' in token ? String(token.text) : '';
    if (token.type === 'strong') return { text, as: 'strong' };
    if (token.type === 'em') return { text, as: 'emphasis' };
    if (token.type === 'text' || token.type === 'escape') return { text };
    throw new Error(`a lesson has no ${token.type} in its text: ${token.raw.slice(0, 60)}`);
  });
}

function inside(token: Token): Token[] {
  return 'tokens' in token && token.tokens ? token.tokens : [token];
}
