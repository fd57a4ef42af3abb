import { storedValue } from '../theme/stored-value.ts'

/** Work that waits on this device for somebody who is signed out. */
export interface SealedWork {
  readonly owner: string
  /** First name, for the page where one signs in. */
  readonly name: string
  /** When it is thrown away, in milliseconds since 1970. */
  readonly until: number
}

const kept = storedValue<readonly SealedWork[]>('sealed', [])
const listeners = new Set<() => void>()

export const sealedList = {
  read: kept.read,
  write(works: readonly SealedWork[]): void {
    kept.write(works)
    for (const listener of listeners) listener()
  },
  /** Sealing goes on after somebody is signed out. */
  onChange(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Work that waits sealed on this device, for as long as it is kept. */
export const waitingSealed = (now = Date.now()): readonly SealedWork[] =>
  sealedList.read().filter(({ until }) => until > now)
