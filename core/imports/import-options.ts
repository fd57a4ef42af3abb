import type { Context } from '@core/context/context'
import type { Ability } from '@core/resource/ability'
import type { Addition, AnyResource } from '@core/resource/resource'
import type { EntityRow } from '@core/resource/row'

/** Another record that the rows of a file bring along: one that is there, or else a new one. */
export interface BroughtAlong {
  readonly resource: AnyResource
  /** Fields of it that a file may fill, in order, each with the key of its name among the texts of the plugin that imports. */
  readonly fields: Readonly<Record<string, string>>
  /**
   * Groups of fields by which one that is there is known, the surest first; of a group a row fills all or it does not
   * count. The first of each is part of the search text of the record.
   */
  readonly match: readonly (readonly string[])[]
  /** What the values of a row stand for, before anything is looked up. */
  readonly complete?: (values: Record<string, unknown>) => Record<string, unknown>
  readonly brings?: Readonly<Record<string, BroughtAlong>>
}

/** A row of a file by its number, with the body that it stands for. */
export interface FilledRow {
  readonly id: number
  readonly input: Readonly<Record<string, unknown>>
}

/** What an import of a resource knows besides its input schema. */
export interface ImportOptions {
  /** Least role that may import, where that is more than making one record asks. */
  readonly role?: number
  /** References whose record a row may bring along: `{ relation_id: { resource: relations, … } }`. */
  readonly brings?: Readonly<Record<string, BroughtAlong>>
  /**
   * Fields that come first among those that a file may fill, in order; all that people see may be filled. With keys of
   * texts beside them they are the only ones, under these names.
   */
  readonly fields?: readonly string[] | Readonly<Record<string, string>>
  /**
   * References that are no field of any screen and that files fill all the same: the key of their name among the texts of
   * the plugin that imports, and the column by whose text files give the record.
   */
  readonly lookUps?: Readonly<Record<string, { readonly label: string; readonly by: string }>>
  /** Fields by which a row can be the same as a record that is there; whoever imports chooses one, or none. */
  readonly match?: readonly string[]
  /**
   * The records that rows are about where no single field tells, as steps of one price table. Nobody else imports into the
   * resource meanwhile; a row that is not answered for becomes a new record.
   */
  readonly matching?: (
    context: Context,
    rows: readonly FilledRow[],
    defaults: Readonly<Record<string, unknown>>,
  ) => Promise<ReadonlyMap<number, number>>
  /** Fields that are no columns of the record, and how they are read and written. */
  readonly adds?: readonly Addition[]
  /** What `POST` does besides, in a call of its own, once records have been made. */
  readonly created?: (records: readonly EntityRow[], context: Context) => Promise<void>
}

/** What a resource says of its imports; `undefined` when it has none. */
export const importOptions = (resource: AnyResource): ImportOptions | undefined =>
  resource.abilities?.find(isImported)?.options

/** The ability of a resource whose records files can bring. */
export interface Imported extends Ability {
  readonly options: ImportOptions
}

export const IMPORTED = 'imported'
const isImported = (ability: Ability): ability is Imported => ability.name === IMPORTED
