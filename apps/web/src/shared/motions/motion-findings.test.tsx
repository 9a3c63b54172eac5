import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { MotionFindings } from './motion-findings.tsx';

function Form({ written }: { written: string }) {
  const [motion, setMotion] = useState(written);
  return (
    <>
      <p aria-label="Motion">{motion}</p>
      <MotionFindings motion={motion} onRewrite={setMotion} />
    </>
  );
}

describe('the fairness check beside a motion', () => {
  it('names loaded words, and offers the motion without them', async () => {
    render(<Form written="This house would tax greedy banks" />);
    expect(screen.getByText('Loaded.').parentElement).toHaveTextContent(
      '“greedy” takes a side before the debate has begun.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Use this: This house would tax banks' }));
    expect(screen.getByLabelText('Motion')).toHaveTextContent('This house would tax banks');
    expect(screen.getByText(/found nothing to change/)).toBeVisible();
  });

  it('offers one rewrite for everything that it corrects', () => {
    render(<Form written="This house would abolish the disgusting, outdated monarchy" />);
    expect(screen.getAllByText('Loaded.')).toHaveLength(2);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(
      screen.getByRole('button', { name: 'Use this: This house would abolish the monarchy' }),
    ).toBeVisible();
  });

  it('says of an attack on people that nobody can publish it, and nothing else', () => {
    render(<Form written="This house would deport all Muslims" />);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('Attacks people.').parentElement).toHaveTextContent(
      'deport all Muslims It takes a right from people for what they are.',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('praises no motion for having found nothing, because it may have missed something', () => {
    render(<Form written="This house would lower the voting age to sixteen" />);
    expect(screen.getByText('Fairness check').parentElement).toHaveTextContent(
      /^Fairness check ?We found nothing to change, but we may have missed something\.$/,
    );
  });

  it('says nothing before there is a motion', () => {
    render(<Form written="Ban evil" />);
    expect(screen.queryByText('Fairness check')).toBeNull();
  });

  it('offers nothing if only the author can say what is meant', () => {
    render(<Form written="This house would improve transport" />);
    expect(screen.getByText('No clear action.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
