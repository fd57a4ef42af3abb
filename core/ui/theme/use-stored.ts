import { useCallback, useSyncExternalStore } from 'react'
import { type StoredValue, storedValue } from './stored-value.ts'

interface Shared<T> extends StoredValue<T> {
  listeners: Set<() => void>
  value: T
}

const values = new Map<string, Shared<unknown>>()

/**
 * State that stays in this browser: collapsed panels, table columns, saved views, hidden notices (R-UI-001…003).
 * All components with the same key follow each other.
 */
export function useStored<T>(key: string, fallback: T): [T, (value: T | ((current: T) => T)) => void] {
  const shared = sharedValue(key, fallback)
  const value = useSyncExternalStore(
    listener => {
      shared.listeners.add(listener)
      return () => shared.listeners.delete(listener)
    },
    () => shared.value,
  )
  const write = useCallback(
    (next: T | ((current: T) => T)) => {
      const written = typeof next === 'function' ? (next as (current: T) => T)(shared.value) : next
      shared.value = written
      shared.write(written)
      for (const listener of shared.listeners) listener()
    },
    [shared],
  )
  return [value, write]
}

function sharedValue<T>(key: string, fallback: T): Shared<T> {
  let shared = values.get(key) as Shared<T> | undefined
  if (!shared) {
    const stored = storedValue(key, fallback)
    shared = { ...stored, listeners: new Set(), value: stored.read() }
    values.set(key, shared as Shared<unknown>)
  }
  return shared
}
