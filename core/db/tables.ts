import type { OptionalProps } from '@mikro-orm/postgresql'
import type { ColumnType } from 'kysely'

/**
 * The tables that a {@link statement} may name. Whoever declares an entity adds its table here, so that statements below
 * know it without importing it: `declare module '@core/db/tables' { interface Tables { session: TableOf<typeof Session> } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each entity adds its own table
export interface Tables {}

/** The columns of an entity as PostgreSQL takes and answers them. */
export type TableOf<E> = E extends { '~entity': infer T } ? { [K in ColumnsOf<T>]: ColumnOf<T, K> } : never

type ColumnsOf<T> = keyof T & string
/** Nullable columns and those with a default may be left out of an insertion. */
type ColumnOf<T, K extends keyof T> = ColumnType<
  Read<T[K]>,
  K extends Numbered<T> | Defaulted<T> ? Written<T[K]> | undefined : Written<T[K]>,
  Written<T[K]>
>
type Defaulted<T> = T extends { [OptionalProps]?: infer K } ? K : never
type Numbered<T> = T extends { id: number } ? 'id' | 'version' : never

/** Moments and dates are read as texts. */
type Read<V> = V extends Date ? string : V extends undefined ? null : V
type Written<V> = V extends Date ? Date | string : V extends undefined ? null | undefined : V
