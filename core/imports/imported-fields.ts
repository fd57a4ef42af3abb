import type { Context } from '@core/context/context'
import { defineRegistry } from '@core/context/port'
import type { ImportField } from './import-fields'

/** Fields that a company has beside those of a resource and that files fill too, such as the questions of its forms. */
export interface ImportedFields {
  /** Path of the resource that they are imported with. */
  readonly resource: string
  /** What they stand together under in the body of a row; their names begin with it: `form_data.12.roof_type`. */
  readonly name: string
  /** Those of this company. */
  fields(context: Context): Promise<readonly ImportField[]>
  /** Keeps what a row says, for the record that it made. @throws Problem 422 by the names of the fields */
  write(context: Context, record: { readonly id: number }, given: Readonly<Record<string, unknown>>): Promise<void>
}

/** What is asked of a company that lost the module meanwhile is up to whoever has the fields. */
export const importedFields = defineRegistry<ImportedFields>('core.imported-fields', { always: true })
