/** Fetches what forced colours need, as soon as the system forces its own. The page can be used without. */
export function followForcedColours(): void {
  const forced = matchMedia('(forced-colors: active)');
  const follow = () => {
    if (forced.matches) import('./forced-colours.css').catch(console.warn);
  };
  forced.addEventListener('change', follow);
  follow();
}
