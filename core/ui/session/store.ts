import { getDefaultStore } from 'jotai'

/** Where the browser's own state lives: what components read as atoms, code outside components reads here. */
export const store = getDefaultStore()
