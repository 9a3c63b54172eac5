import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { QuoteBlock } from './quote-block.tsx';
import { Speech } from '../speech/speech.tsx';
import { Said } from './said.tsx';
import { Taps } from './taps.tsx';

const BEN = 'Ben Okafor';

describe('words that are quoted', () => {
  test('lead to their source', async () => {
    const onGo = vi.fn<() => void>();
    render(<QuoteBlock author={BEN} text="Who pays?" onGo={onGo} />);
    await userEvent.click(screen.getByRole('button', { name: 'Go to what Ben Okafor said' }));
    expect(onGo).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: /Don’t quote/ })).not.toBeInTheDocument();
  });

  test('can be taken away while the answer is written', async () => {
    const onRemove = vi.fn<() => void>();
    render(<QuoteBlock author={BEN} text="Who pays?" onRemove={onRemove} />);
    await userEvent.click(screen.getByRole('button', { name: 'Don’t quote Ben Okafor' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  test('are shown as the words they are', () => {
    render(<QuoteBlock author={BEN} text={'<b onclick="x()">Who</b>'} />);
    expect(screen.getByRole('blockquote')).toHaveTextContent('<b onclick="x()">Who</b>');
  });

  test('come before the words that answer them', () => {
    render(
      <Said
        author="You"
        words={<Speech text="You do." />}
        quote={<QuoteBlock author={BEN} text="Who pays?" />}
      />,
    );
    expect(screen.getByRole('article')).toHaveTextContent('YouBen OkaforWho pays?You do.');
  });
});

test('words of any script run in their own direction', () => {
  render(<Said author="You" words={<Speech text="مرحبا" />} />);
  expect(screen.getByText('مرحبا')).toHaveAttribute('dir', 'auto');
});

describe('readers’ one-tap reactions', () => {
  const taps = [
    { value: 'strongPoint', label: 'Strong point', count: 3, mine: true },
    { value: 'sourcePlease', label: 'Source?', count: 1, mine: false },
  ];

  test('show how many there are, and which one is one’s own', async () => {
    const onTap = vi.fn<(value: string) => void>();
    render(<Taps taps={taps} onTap={onTap} />);
    expect(screen.getByRole('button', { name: 'Strong point 3' })).toHaveAttribute('aria-pressed', 'true');
    const other = screen.getByRole('button', { name: 'Source? 1' });
    expect(other).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(other);
    expect(onTap).toHaveBeenCalledWith('sourcePlease');
  });

  test('are read-only on one’s own words', () => {
    render(<Taps taps={taps} />);
    expect(screen.getByRole('list', { name: 'Reactions' })).toHaveTextContent('Strong point 3');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('take no room without reactions', () => {
    const { container } = render(<Taps taps={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
