import type { Fields, Filter, Listing, Role, Write } from '@rostrum/domain/access';
import { tokenOf } from './people.ts';
import { fieldsOf, transformsOf, valueOf } from './values.ts';

/** The emulator's word for someone whom no rule binds. */
const SERVER = 'owner';
const OPERATORS = { '==': 'EQUAL', 'array-contains': 'ARRAY_CONTAINS' } as const;

type RestCall = { how: string; path: string; as: Role | undefined; body?: object };

/** One project of the Firestore emulator, asked over HTTP: a request is an answer, and nothing is tried again. */
export class Database {
  readonly #origin: string;
  readonly #project: string;
  readonly #tokens = new Map<Role, string | undefined>();

  constructor(host: string, project: string) {
    this.#origin = `http://${host}`;
    this.#project = project;
  }

  get #root(): string {
    return `projects/${this.#project}/databases/(default)/documents`;
  }

  /** Loads rules instead of those there are. @returns what is wrong with them, if the emulator cannot read them */
  async load(rules: string): Promise<string | undefined> {
    const files = [{ name: 'firestore.rules', content: rules }];
    const response = await fetch(`${this.#origin}/emulator/v1/projects/${this.#project}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files } }),
    });
    return response.ok ? undefined : response.text();
  }

  /** Stores a document past the rules, or removes it. */
  async put(path: string, fields: Fields | null, baseMs: number): Promise<void> {
    const name = `${this.#root}/${path}`;
    const write = fields ? { update: { name, fields: fieldsOf(fields, baseMs) } } : { delete: name };
    await this.#isAllowed({ how: 'POST', path: ':commit', as: undefined, body: { writes: [write] } });
  }

  mayGet(as: Role, path: string): Promise<boolean> {
    return this.#isAllowed({ how: 'GET', path: `/${path}`, as });
  }

  mayList(as: Role, place: string, { where = [], everywhere }: Listing, most: number | null) {
    const [above, collectionId] = splitPath(place);
    const structuredQuery = {
      from: [{ collectionId, allDescendants: everywhere === true }],
      ...(where.length > 0 && { where: filterOf(where) }),
      ...(most !== null && { limit: most }),
    };
    const path = everywhere || above === '' ? ':runQuery' : `/${above}:runQuery`;
    return this.#isAllowed({ how: 'POST', path, as, body: { structuredQuery } });
  }

  mayWrite(as: Role, path: string, { how, sets = {}, drops = [] }: Write, baseMs: number): Promise<boolean> {
    const name = `${this.#root}/${path}`;
    const kept = Object.fromEntries(Object.entries(sets).filter(([field]) => !drops.includes(field)));
    const transforms = transformsOf(kept);
    const own = fieldsOf(kept, baseMs);
    const update = {
      update: { name, fields: own },
      ...(transforms.length > 0 && { updateTransforms: transforms }),
      currentDocument: { exists: how === 'update' },
      ...(how === 'update' && { updateMask: { fieldPaths: [...Object.keys(own), ...drops] } }),
    };
    const write = how === 'delete' ? { delete: name, currentDocument: { exists: true } } : update;
    return this.#isAllowed({ how: 'POST', path: ':commit', as, body: { writes: [write] } });
  }

  async #isAllowed({ how, path, as, body }: RestCall): Promise<boolean> {
    const token = as ? this.#tokenOf(as) : SERVER;
    const response = await fetch(`${this.#origin}/v1/${this.#root}${encodeURI(path)}`, {
      method: how,
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.text();
    if (response.status === 403) return false;
    const isMissing = how === 'GET' && response.status === 404;
    if (response.ok || isMissing) return true;
    throw new Error(`${how} ${path} as ${as}: ${response.status} ${answer.slice(0, 300)}`);
  }

  #tokenOf(role: Role): string | undefined {
    if (!this.#tokens.has(role)) this.#tokens.set(role, tokenOf(role, this.#project));
    return this.#tokens.get(role);
  }
}

/** The document above a collection, and the collection's name. */
function splitPath(place: string): [above: string, collection: string] {
  const names = place.split('/');
  return [names.slice(0, -1).join('/'), names.at(-1) ?? ''];
}

function filterOf(where: readonly Filter[]): object {
  const filters = where.map(([fieldPath, op, value]) => ({
    fieldFilter: { field: { fieldPath }, op: OPERATORS[op], value: valueOf(value, 0) },
  }));
  return filters.length === 1 ? (filters[0] ?? {}) : { compositeFilter: { op: 'AND', filters } };
}
