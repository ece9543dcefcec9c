/** Where items are kept: IndexedDB, which survives the page and the browser; in memory where the browser forbids it. */
import type { OutboxItem } from './outbox-item.ts'

export interface OutboxStore {
  /** Whether what is put in survives the page. */
  readonly isLasting: boolean
  /** In the order in which they were put in. */
  all(owner: string): Promise<readonly OutboxItem[]>
  /** @returns its place in the order. The same id again is the same item. */
  add(item: Omit<OutboxItem, 'seq'>): Promise<number>
  put(item: OutboxItem): Promise<void>
  remove(seq: number): Promise<void>
}

const databaseName = 'outbox'
const items = 'items'

/** A device that has never kept an item has no database: nothing is made by looking. */
export async function isAnythingKept(): Promise<boolean> {
  if (!('indexedDB' in globalThis)) return false
  try {
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === databaseName)
  } catch {
    // A browser that lists none may have it all the same.
    return true
  }
}

/** In places in the order that no database reaches: what could not be written waits in the page. */
const unwritten = 1e12

export async function openStore(): Promise<OutboxStore> {
  const page = memoryStore()
  try {
    const database = await openDatabase()
    return withPage(lastingStore(database), page)
  } catch {
    return page
  }
}

/** A full disk must not take the press away from whoever made it. */
function withPage(lasting: OutboxStore, page: OutboxStore): OutboxStore {
  let isLasting = true
  const of = (seq: number) => (seq > unwritten ? page : lasting)
  return {
    get isLasting() {
      return isLasting
    },
    all: async (owner) => [...(await lasting.all(owner)), ...(await page.all(owner))],
    add: async (item) => {
      try {
        return await lasting.add(item)
      } catch {
        isLasting = false
        return await page.add(item)
      }
    },
    put: (item) => of(item.seq).put(item),
    remove: (seq) => of(seq).remove(seq),
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1)
  opening.onupgradeneeded = () => {
    const made = opening.result.createObjectStore(items, { keyPath: 'seq', autoIncrement: true })
    made.createIndex('owner', 'owner')
    made.createIndex('id', 'id', { unique: true })
  }
  return done(opening)
}

function lastingStore(first: IDBDatabase): OutboxStore {
  let database = first
  /** Phones close the databases of a page that has slept: it is opened once more. */
  async function inDatabase<Value>(work: (database: IDBDatabase) => Promise<Value>): Promise<Value> {
    try {
      return await work(database)
    } catch {
      database = await openDatabase()
      return await work(database)
    }
  }
  /** Written to the disk before it is said to be kept. */
  const write = <Value>(request: (to: IDBObjectStore) => IDBRequest<Value>) =>
    inDatabase(async (at) => {
      const writing = at.transaction(items, 'readwrite', { durability: 'strict' })
      const value = await done(request(writing.objectStore(items)))
      await committed(writing)
      return value
    })
  const read = <Value>(request: (from: IDBObjectStore) => IDBRequest<Value>) =>
    inDatabase((at) => done(request(at.transaction(items).objectStore(items))))
  return {
    isLasting: true,
    all: (owner) => read((from) => from.index('owner').getAll(owner)),
    add: async (item) => {
      const known: OutboxItem | undefined = await read((from) => from.index('id').get(item.id))
      return known?.seq ?? Number(await write((to) => to.add(item)))
    },
    put: async (item) => void (await write((to) => to.put(item))),
    remove: async (seq) => void (await write((to) => to.delete(seq))),
  }
}

function memoryStore(): OutboxStore {
  const kept = new Map<number, OutboxItem>()
  let last = unwritten
  return {
    isLasting: false,
    all: async (owner) => [...kept.values()].filter((item) => item.owner === owner),
    add: async (item) => {
      const known = [...kept.values()].find(({ id }) => id === item.id)
      if (known) return known.seq
      last += 1
      kept.set(last, { ...item, seq: last })
      return last
    },
    put: async (item) => void kept.set(item.seq, item),
    remove: async (seq) => void kept.delete(seq),
  }
}

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}
