/** Things that stay on this device until the server has them: half a form, a photo. Files can be kept as they are. */
export interface DeviceStore<T> {
  get(key: string): Promise<T | undefined>
  /** Those whose key begins so, in the order of their keys. */
  all(prefix: string): Promise<T[]>
  /** Answers whether it outlives the page: a private window or a full device keeps it for as long as the page is open. */
  put(key: string, value: T): Promise<boolean>
  remove(key: string): Promise<void>
}

const DATABASE = 'vakwerk'
const STORE = 'kept'

let opening: Promise<IDBDatabase> | undefined

/** A store of its own name; keys are told apart by it. */
export function deviceStore<T>(name: string): DeviceStore<T> {
  /** What the device would not keep. */
  const page = new Map<string, T>()
  const own = (key: string): string => `${name}/${key}`

  async function ask<Answer>(
    mode: IDBTransactionMode,
    request: (store: IDBObjectStore) => IDBRequest<Answer>,
  ): Promise<Answer> {
    opening ??= open()
    const work = (await opening).transaction(STORE, mode)
    const asked = request(work.objectStore(STORE))
    return new Promise((done, failed) => {
      work.oncomplete = () => done(asked.result)
      work.onabort = () => failed(work.error)
      work.onerror = () => failed(work.error)
    })
  }

  return {
    async get(key) {
      if (page.has(key)) return page.get(key)
      try {
        return await ask<T | undefined>('readonly', store => store.get(own(key)))
      } catch {
        // No storage here: there is what the page has.
        return undefined
      }
    },
    async all(prefix) {
      const here = [...page].filter(([key]) => key.startsWith(prefix)).map(([, value]) => value)
      try {
        const within = IDBKeyRange.bound(own(prefix), own(`${prefix}\uffff`))
        return [...(await ask<T[]>('readonly', store => store.getAll(within))), ...here]
      } catch {
        return here
      }
    },
    async put(key, value) {
      try {
        await ask('readwrite', store => store.put(value, own(key)))
        page.delete(key)
        return true
      } catch {
        page.set(key, value)
        return false
      }
    },
    async remove(key) {
      page.delete(key)
      try {
        await ask('readwrite', store => store.delete(own(key)))
      } catch {
        // Nothing was kept.
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
