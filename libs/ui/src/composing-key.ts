/** The key code of a key for an input method. Safari reports it for the Enter that ends a composition, too late for `isComposing`. */
const HANDLED_BY_INPUT_METHOD = 229;

type Key = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/** Whether a key belongs to an input method that is composing a character: it sends, chooses and closes nothing. */
export function belongsToInputMethod(event: Key | { nativeEvent: Key }): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === HANDLED_BY_INPUT_METHOD;
}
