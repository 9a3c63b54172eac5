const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The claim that an arrow key leads to from the one in focus: the nearest in that direction; none beyond the edge. */
export function stepInSheet(table: HTMLElement, key: string): HTMLElement | undefined {
  const step = STEPS[key];
  const here = document.activeElement;
  if (!step || !(here instanceof HTMLElement) || here.dataset['row'] === undefined) return undefined;
  const [rows, columns] = step;
  const all = Array.from(table.querySelectorAll<HTMLElement>('[data-row]'));
  // In one cell there may be several: up and down go through them first.
  const inCell = all.filter((one) => isIn(one, placeOf(here)));
  const sibling = inCell[inCell.indexOf(here) + rows];
  if (rows !== 0 && sibling) return sibling;
  const [row, column] = placeOf(here);
  return nearest(
    all.filter((one) => {
      const [otherRow, otherColumn] = placeOf(one);
      return rows === 0
        ? otherRow === row && Math.sign(otherColumn - column) === columns
        : Math.sign(otherRow - row) === rows;
    }),
    [row, column],
  );
}

type Place = readonly [row: number, column: number];

function placeOf({ dataset }: HTMLElement): Place {
  return [Number(dataset['row']), Number(dataset['column'])];
}

function isIn(one: HTMLElement, [row, column]: Place): boolean {
  const [otherRow, otherColumn] = placeOf(one);
  return otherRow === row && otherColumn === column;
}

function nearest(candidates: readonly HTMLElement[], [row, column]: Place): HTMLElement | undefined {
  const far = (one: HTMLElement) => {
    const [otherRow, otherColumn] = placeOf(one);
    return Math.abs(otherRow - row) * 100 + Math.abs(otherColumn - column);
  };
  return candidates.toSorted((one, other) => far(one) - far(other))[0];
}
