/** Fetches what forced colours need, as soon as the system forces its own. */
export function followForcedColours(): void {
  const forced = matchMedia('(forced-colors: active)');
  const follow = () => {
    if (forced.matches) void import('./forced-colours.css');
  };
  forced.addEventListener('change', follow);
  follow();
}
