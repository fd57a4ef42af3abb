import type { EntityManager } from './orm'

/** Who reads: a context, or as much of it as reading needs. */
export interface Reader {
  readonly em: EntityManager
  readonly company: { readonly id: number }
}
