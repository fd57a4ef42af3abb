import { atom, type SetStateAction, useAtom, type WritableAtom } from 'jotai'
import { storedValue } from './stored-value.ts'

type StoredAtom<T> = WritableAtom<T, [SetStateAction<T>], void>

const atoms = new Map<string, object>()

/**
 * State that stays in this browser: collapsed panels, table columns, saved views, hidden notices (R-UI-001…003).
 * All components with the same key follow each other.
 */
export function useStored<T>(key: string, fallback: T): [T, (value: SetStateAction<T>) => void] {
  return useAtom(atomOf(key, fallback))
}

function atomOf<T>(key: string, fallback: T): StoredAtom<T> {
  const known = atoms.get(key) as StoredAtom<T> | undefined
  if (known) return known
  const made = storedAtom(key, fallback)
  atoms.set(key, made)
  return made
}

/** An atom that this browser keeps. */
export function storedAtom<T>(key: string, fallback: T): StoredAtom<T> {
  const stored = storedValue(key, fallback)
  const shown = atom(stored.read())
  return atom(
    get => get(shown),
    (get, set, next) => {
      set(shown, next)
      stored.write(get(shown))
    },
  )
}
