import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Composer } from './composer.tsx';

const nothing = () => undefined;

test('the composer underlines exactly the words that a hint is about', () => {
  const { container } = render(
    <Composer
      value="Grades are fair, and you are an idiot."
      marks={[{ start: 21, end: 37 }]}
      state="open"
      limit={100}
      onChange={nothing}
      onSend={nothing}
    />,
  );
  expect(Array.from(container.querySelectorAll('mark'), (mark) => mark.textContent)).toEqual([
    'you are an idiot',
  ]);
  expect(container.querySelector('.composer-marks')).toHaveTextContent(
    'Grades are fair, and you are an idiot.',
  );
  expect(screen.getByRole('textbox')).toHaveValue('Grades are fair, and you are an idiot.');
});

test('the words appear only once without a hint', () => {
  const { container } = render(
    <Composer value="Grades are fair." state="open" limit={100} onChange={nothing} onSend={nothing} />,
  );
  expect(container.querySelector('.composer-marks')).toBeNull();
});
