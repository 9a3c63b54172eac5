/** A placeholder in a write; the database supplies the value. */
export class FieldValue {
  readonly kind: 'removed' | 'increment' | 'serverTime';
  /** The number to add to the field. */
  readonly amount: number;

  constructor(kind: FieldValue['kind'], amount = 0) {
    this.kind = kind;
    this.amount = amount;
  }
}

/** Removes the field. */
export const REMOVED = new FieldValue('removed');
/** The time of the commit, by the database's clock. */
export const SERVER_TIME = new FieldValue('serverTime');
/** Adds to the number in the field; a missing field counts as 0. */
export const increment = (amount: number): FieldValue => new FieldValue('increment', amount);
