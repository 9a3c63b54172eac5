/** The places of the figures that are farthest from zero, the farthest first; of equals, the one that comes first. */
export function strongestPlaces(moves: ArrayLike<number>, count: number): number[] {
  const places: number[] = [];
  const strengthAt = (place: number | undefined) => Math.abs(moves[place ?? -1] ?? 0);
  for (let at = 0; at < moves.length; at += 1) {
    const strength = strengthAt(at);
    if (places.length === count && strength <= strengthAt(places[count - 1])) continue;
    let rank = places.length;
    while (rank > 0 && strength > strengthAt(places[rank - 1])) rank -= 1;
    places.splice(rank, 0, at);
    if (places.length > count) places.pop();
  }
  return places;
}
