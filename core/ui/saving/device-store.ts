import { isSealed } from './sealed.ts'
import { countUnderWay } from './under-way.ts'

/** Things that stay on this device until the server has them: half a form, a photo. Files can be kept as they are. */
export interface DeviceStore<T> {
  get(key: string): Promise<T | undefined>
  /** Those whose key begins so, in the order of their keys. */
  all(prefix: string): Promise<T[]>
  /** The same, each with its key. */
  entries(prefix: string): Promise<[key: string, value: T][]>
  /** Answers whether it outlives the page: a private window or a full device keeps it for as long as the page is open. */
  put(key: string, value: T): Promise<boolean>
  remove(key: string): Promise<void>
}

const DATABASE = 'vakwerk'
const STORE = 'kept'

let opening: Promise<IDBDatabase> | undefined

const listeners = new Set<() => void>()
const tell = (): void => {
  for (const listener of listeners) listener()
}

/**
 * Calls whenever what this device keeps is another, by this window or while somebody was in another one; answers how to end
 * that.
 *
 * @param rest milliseconds after the last change
 */
export function onDeviceChange(act: () => void, rest: number): () => void {
  let timer: ReturnType<typeof setTimeout>
  const soon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(act, rest)
  }
  listeners.add(soon)
  document.addEventListener('visibilitychange', soon)
  return () => {
    clearTimeout(timer)
    listeners.delete(soon)
    document.removeEventListener('visibilitychange', soon)
  }
}

async function ask<Answer>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  opening ??= open()
  const work = (await opening).transaction(STORE, mode)
  const asked = request(work.objectStore(STORE))
  // Left to itself a write ends once its answer is back in the page, and is undone when the page is gone by then.
  work.commit()
  return new Promise((done, failed) => {
    work.oncomplete = () => done(asked.result)
    work.onabort = () => failed(work.error)
    work.onerror = () => failed(work.error)
  })
}

/** Everything that the stores of this device keep of one owner, sealed or not, with where it is kept. */
export async function eachKept(owner: string): Promise<[place: string, value: unknown][]> {
  try {
    const places = (await ask('readonly', store => store.getAllKeys())).map(String)
    const own = places.filter(place => place.slice(place.indexOf('/') + 1).startsWith(owner))
    const found: [string, unknown][] = []
    for (const place of own) found.push([place, await ask<unknown>('readonly', store => store.get(place))])
    return found
  } catch {
    // No storage here: nothing was kept.
    return []
  }
}

export async function putKept(place: string, value: unknown): Promise<void> {
  await ask('readwrite', store => store.put(value, place))
  tell()
}

export async function removeKept(place: string): Promise<void> {
  await ask('readwrite', store => store.delete(place))
  tell()
}

/** A store of its own name; keys are told apart by it. */
export function deviceStore<T>(name: string): DeviceStore<T> {
  /** What the device would not keep: it goes with the page. */
  const page = new Map<string, T>()
  const own = (key: string): string => `${name}/${key}`

  function dropFromPage(key: string): void {
    if (page.delete(key)) countUnderWay(-1)
  }

  async function entries(prefix: string): Promise<[string, T][]> {
    const here = [...page].filter(([key]) => key.startsWith(prefix))
    try {
      const within = IDBKeyRange.bound(own(prefix), own(`${prefix}\uffff`))
      const keys = await ask('readonly', store => store.getAllKeys(within))
      const found: [string, T][] = []
      for (const key of keys) {
        const value = await ask<T | undefined>('readonly', store => store.get(key))
        if (value !== undefined && !isSealed(value)) found.push([String(key).slice(own('').length), value])
      }
      return [...found, ...here]
    } catch {
      return here
    }
  }

  return {
    entries,
    async get(key) {
      if (page.has(key)) return page.get(key)
      try {
        const kept = await ask<T | undefined>('readonly', store => store.get(own(key)))
        return isSealed(kept) ? undefined : kept
      } catch {
        // No storage here: there is what the page has.
        return undefined
      }
    },
    all: async prefix => (await entries(prefix)).map(([, value]) => value),
    async put(key, value) {
      countUnderWay(1)
      try {
        await ask('readwrite', store => store.put(value, own(key)))
        dropFromPage(key)
        return true
      } catch {
        if (!page.has(key)) countUnderWay(1)
        page.set(key, value)
        return false
      } finally {
        countUnderWay(-1)
        tell()
      }
    },
    async remove(key) {
      dropFromPage(key)
      try {
        await ask('readwrite', store => store.delete(own(key)))
      } catch {
        // Nothing was kept.
      } finally {
        tell()
      }
    },
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error)
  })
}
