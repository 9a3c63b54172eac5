import { catalogueSheetSchema } from '@rostrum/domain';
import * as z from 'zod/mini';

const storedSchema = z.object({
  mark: z.object({ seconds: z.number(), nanoseconds: z.number() }),
  sheets: z.array(z.extend(catalogueSheetSchema, { id: z.string() })),
});
/** The sheets of the catalogue that this browser has read, and how far that is. */
export type StoredSheets = z.infer<typeof storedSchema>;
export type Sheet = StoredSheets['sheets'][number];

/** Raise it when the stored shape changes: the browser then reads everything from the server again. */
const VERSION = 1;
const SHEETS = 'sheets';
const MARKS = 'marks';

/** This browser's stored data for a project; undefined without readable data. */
export async function readSheets(project: string): Promise<StoredSheets | undefined> {
  try {
    const database = await open(project);
    const stores = database.transaction([SHEETS, MARKS]);
    const sheets = await done(stores.objectStore(SHEETS).getAll());
    const mark = await done(stores.objectStore(MARKS).get('newest'));
    database.close();
    const read = storedSchema.safeParse({ sheets, mark });
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the news. A browser that refuses storage reads everything again the next time. */
export async function keepSheets(project: string, { sheets, mark }: StoredSheets): Promise<void> {
  try {
    const database = await open(project);
    const stores = database.transaction([SHEETS, MARKS], 'readwrite');
    for (const sheet of sheets) stores.objectStore(SHEETS).put(sheet);
    await done(stores.objectStore(MARKS).put(mark, 'newest'));
    database.close();
  } catch {
    // Nothing depends on it.
  }
}

function open(project: string): Promise<IDBDatabase> {
  const request = indexedDB.open(`rostrum-catalogue-${project}`, VERSION);
  request.addEventListener('upgradeneeded', () => {
    const { result } = request;
    for (const name of result.objectStoreNames) result.deleteObjectStore(name);
    result.createObjectStore(SHEETS, { keyPath: 'id' });
    result.createObjectStore(MARKS);
  });
  return done(request);
}

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The store did not answer')));
  });
}
