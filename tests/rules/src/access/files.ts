import { ALL_ROLES, FILE_PLACES, type Role, type Scene } from '@rostrum/domain/access';
import { tokenOf } from './people.ts';
import { collectionOf, type Try } from './tries.ts';

/** The bucket of one project in the emulator of file storage, asked over HTTP. */
export class Files {
  readonly #origin: string;
  readonly #project: string;

  constructor(host: string, project: string) {
    this.#origin = `http://${host}`;
    this.#project = project;
  }

  /** Loads rules instead of those there are. @returns what is wrong with them, if the emulator cannot read them */
  async load(content: string): Promise<string | undefined> {
    const response = await fetch(`${this.#origin}/internal/setRules`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content }] } }),
    });
    return response.ok ? undefined : response.text();
  }

  mayGet = (as: Role | 'server', path: string) =>
    this.#isAllowed(as, 'GET', `/${encodeURIComponent(path)}?alt=media`);
  mayRemove = (as: Role, path: string) => this.#isAllowed(as, 'DELETE', `/${encodeURIComponent(path)}`);
  mayList = (as: Role, folder: string) =>
    this.#isAllowed(as, 'GET', `?prefix=${encodeURIComponent(folder && `${folder}/`)}&delimiter=/`);
  mayPut = (as: Role | 'server', path: string) =>
    this.#isAllowed(as, 'POST', `?uploadType=media&name=${encodeURIComponent(path)}`, 'picture');

  async #isAllowed(as: Role | 'server', method: string, path: string, body?: string): Promise<boolean> {
    const token = as === 'server' ? 'owner' : tokenOf(as, this.#project);
    const response = await fetch(`${this.#origin}/v0/b/${this.#project}.appspot.com/o${path}`, {
      method,
      headers: {
        'content-type': 'image/webp',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body }),
    });
    await response.arrayBuffer();
    if (response.status === 403) return false;
    if (response.ok || response.status === 404) return true;
    throw new Error(`${method} ${path} as ${as}: ${response.status}`);
  }
}

export const FILE_SCENES = Object.entries(FILE_PLACES).flatMap(([place, scenes]) =>
  scenes.map((scene): { place: string; scene: Scene } => ({ place, scene })),
);

/** Everything that people try with a file. Only reading is ever allowed. */
export function fileTriesOf(files: Files, { path, get }: Scene): Try[] {
  const refused = (method: Try['method'], isAllowed: Try['isAllowed']): Try => ({
    method,
    what: method,
    by: ALL_ROLES,
    to: [],
    isAllowed,
  });
  return [
    { method: 'get', what: 'get', by: ALL_ROLES, to: get, isAllowed: (role) => files.mayGet(role, path) },
    refused('list', (role) => files.mayList(role, collectionOf(path))),
    refused('create', (role) => files.mayPut(role, `${path}-new`)),
    refused('update', (role) => files.mayPut(role, path)),
    refused('delete', async (role) => {
      const isAllowed = await files.mayRemove(role, path);
      if (isAllowed) await files.mayPut('server', path);
      return isAllowed;
    }),
  ];
}
