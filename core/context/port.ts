declare const portType: unique symbol

/** A question one plugin answers and others ask; declared in the contract of the one that answers. */
export interface Port<T> {
  readonly name: string
  readonly [portType]?: T
}

/** Declares a port: a role noun, `quotation.reader`. */
export const definePort = <T>(name: string): Port<T> => ({ name })

/** The answering side of a port. */
export interface Provision {
  readonly port: string
  readonly implementation: unknown
}

/** Answers a port. */
export const provide = <T>(port: Port<T>, implementation: T): Provision => ({ port: port.name, implementation })

/** A place where any number of plugins add something of one kind: merge tags, document kinds, deletion guards. */
export interface Registry<T> {
  readonly name: string
  /** Entries count whatever the company owns: vetoes look at stored records too. */
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
