import { describe, expect, test } from 'vitest';
import { pulled, squareOf, storedEdge, WHOLE } from './crop.ts';

const WIDE = { width: 1200, height: 600 };

describe('a crop', () => {
  test('keeps the middle of the picture to begin with', () => {
    expect(squareOf(WIDE, WHOLE)).toEqual({ left: 300, top: 0, edge: 600 });
  });

  test.each([
    [
      { zoom: 2, across: 0, down: 0 },
      { left: 0, top: 0, edge: 300 },
    ],
    [
      { zoom: 2, across: 1, down: 1 },
      { left: 900, top: 300, edge: 300 },
    ],
    [
      { zoom: 9, across: 5, down: -5 },
      { left: 1050, top: 0, edge: 150 },
    ],
    [
      { zoom: 0, across: 0.5, down: 0.5 },
      { left: 300, top: 0, edge: 600 },
    ],
  ])('%o never reaches beyond the picture', (crop, square) => {
    expect(squareOf(WIDE, crop)).toEqual(square);
  });

  test('follows the hand that pulls the picture, up to its edge', () => {
    expect(pulled(WIDE, WHOLE, { across: 0.5, down: 0.5 })).toEqual({ zoom: 1, across: 0, down: 0.5 });
    expect(pulled(WIDE, WHOLE, { across: -9, down: 0 }).across).toBe(1);
  });
});

describe('a stored photo', () => {
  test('has at most 512 pixels, and never more than were there', () => {
    expect(storedEdge({ left: 0, top: 0, edge: 3000 })).toBe(512);
    expect(storedEdge({ left: 0, top: 0, edge: 120.7 })).toBe(120);
  });
});
