import { useEffect, useRef } from 'react'

/** What a list does with a key; false when the key means nothing to it. */
export type RowKey = (key: 'j' | 'k' | 'x' | 'e') => boolean

const lists: { current: RowKey }[] = []

/** J and K walk through the rows of a list, X selects the one they stand at, E opens it. The newest list hears them. */
export function useRowKeys(run: RowKey): void {
  const current = useRef(run)
  current.current = run
  useEffect(() => {
    lists.push(current)
    return () => void lists.splice(lists.indexOf(current), 1)
  }, [])
}

/** Hands a key to the list on the screen; true when it did something with it. */
export function tellRows(key: string): boolean {
  const known = key === 'j' || key === 'k' || key === 'x' || key === 'e'
  return known && lists.at(-1)?.current(key) === true
}
