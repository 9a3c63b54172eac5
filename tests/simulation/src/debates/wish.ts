/** A person's possible next action: its likelihood, and its execution. */
export type Wish = readonly [weight: number, act: () => void];

export function when(condition: boolean, weight: number, doIt: () => unknown): Wish[] {
  return condition ? [[weight, () => void doIt()]] : [];
}
