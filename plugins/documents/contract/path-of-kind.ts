import type { EditorKind } from './ui'

/**
 * The address of a call of a kind: `pathOfKind('invoice', '/api/quotation/{id}')`. All kinds have the same calls (S2 §7),
 * and the client types each by its address: those of a quotation stand for every kind.
 */
export const pathOfKind = <P extends `/api/quotation${string}`>(kind: EditorKind, path: P): P =>
  path.replace('quotation', kind) as P
