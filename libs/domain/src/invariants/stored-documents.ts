import type * as z from 'zod/mini';
import { DOCUMENT_SCHEMAS, placeOf, type Place } from '../documents/schemas.ts';

/** A document that its schema accepts. `ids`: the parts of its path that its place has a `*` for; `id` is the last part. */
export type Stored<In extends Place> = {
  path: string;
  ids: readonly string[];
  id: string;
  data: z.output<(typeof DOCUMENT_SCHEMAS)[In]>;
  /** Everything that is stored, with fields that no schema names. */
  fields: object;
};

/** Documents of a database, read at one moment. Those that their schema refuses are left out. */
export class StoredDocuments {
  readonly #fields: ReadonlyMap<string, object>;
  readonly #paths = new Map<Place, string[]>();
  readonly #read = new Map<Place, readonly unknown[]>();
  readonly #grouped = new Map<Place, ReadonlyMap<string, readonly unknown[]>>();

  constructor(documents: Iterable<readonly [path: string, fields: object]>) {
    this.#fields = new Map(documents);
    for (const path of this.#fields.keys()) {
      const place = placeOf(path);
      if (!place) continue;
      const paths = this.#paths.get(place) ?? [];
      paths.push(path);
      this.#paths.set(place, paths);
    }
  }

  get paths(): Iterable<string> {
    return this.#fields.keys();
  }

  has(path: string): boolean {
    return this.#fields.has(path);
  }

  /** All documents of a place. */
  all<In extends Place>(place: In): readonly Stored<In>[] {
    const read = this.#read.get(place) ?? this.#readAll(place);
    this.#read.set(place, read);
    return read as readonly Stored<In>[];
  }

  /** Those whose first id is this one, such as everything of a kind in one room. */
  under<In extends Place>(place: In, id: string): readonly Stored<In>[] {
    const grouped = this.#grouped.get(place) ?? byFirstId(this.all(place));
    this.#grouped.set(place, grouped);
    return (grouped.get(id) ?? []) as readonly Stored<In>[];
  }

  get<In extends Place>(place: In, path: string): Stored<In> | undefined {
    const [, id = ''] = path.split('/');
    return this.under(place, id).find((one) => one.path === path);
  }

  #readAll<In extends Place>(place: In): Stored<In>[] {
    return (this.#paths.get(place) ?? []).flatMap((path) => {
      const fields = this.#fields.get(path) ?? {};
      const parsed = DOCUMENT_SCHEMAS[place].safeParse(fields);
      const names = path.split('/');
      const ids = names.filter((_, at) => at % 2 === 1);
      if (!parsed.success) return [];
      return [{ path, ids, id: ids.at(-1) ?? '', data: parsed.data as Stored<In>['data'], fields }];
    });
  }
}

function byFirstId<In extends Place>(documents: readonly Stored<In>[]): Map<string, Stored<In>[]> {
  const grouped = new Map<string, Stored<In>[]>();
  for (const one of documents) {
    const [first = ''] = one.ids;
    const alike = grouped.get(first) ?? [];
    alike.push(one);
    grouped.set(first, alike);
  }
  return grouped;
}
