import { atom, useAtomValue } from 'jotai'
import { store } from '../session/store.ts'
import { KEPT_AT } from './kept-answers.ts'

const shownAtom = atom(false)

/** Takes note of whether an answer of the API came from the device instead of the server. */
export function noteAnswer({ headers }: Response): void {
  store.set(shownAtom, headers.has(KEPT_AT))
}

/** Whether the last answer came from what the device had kept: the line is gone, or says nothing. */
export const useKeptShown = (): boolean => useAtomValue(shownAtom)
