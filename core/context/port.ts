declare const portType: unique symbol

/** An interface that one plugin implements and others use, declared in the contract of the implementing plugin. */
export interface Port<T> {
  readonly name: string
  readonly [portType]?: T
}

/** Declares a port: a role noun, `quotation.reader`. */
export const definePort = <T>(name: string): Port<T> => ({ name })

/** The implementation of a port. */
export interface Provision {
  readonly port: string
  readonly implementation: unknown
}

/** Implements a port. */
export const provide = <T>(port: Port<T>, implementation: T): Provision => ({ port: port.name, implementation })

/** A list of one type to which any number of plugins add entries: merge tags, document kinds, deletion guards. */
export interface Registry<T> {
  readonly name: string
  /** Entries count whichever modules the company owns: guards must look at stored records too. */
  readonly always?: boolean
  readonly [portType]?: T
}

/** Declares a registry; its owner reads it with `context.all(registry)`. */
export const defineRegistry = <T>(name: string, options: { always?: boolean } = {}): Registry<T> => ({
  name,
  ...options,
})

/** One entry of a registry. */
export interface Entry {
  readonly registry: string
  readonly entry: unknown
}

/** The entries of one registry among those of all. */
export const entriesOf = <T>(entries: readonly Entry[], { name }: Registry<T>): readonly T[] =>
  entries.filter(({ registry }) => registry === name).map(({ entry }) => entry as T)

/** Adds to a registry. */
export const register = <T>(registry: Registry<T>, entry: T): Entry => ({ registry: registry.name, entry })
