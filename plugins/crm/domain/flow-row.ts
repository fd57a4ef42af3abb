import type { Context } from '@core/context/context'
import { readRow } from '@core/db/list'
import { readTogether } from '@core/db/read-together'
import type { Row } from '@core/db/schema'
import { Flow } from '../entities/flow'

/** A dossier to look at: texts and conditions of a document ask for it at the same time. */
export const flowRow = (context: Context, id: number): Promise<Row<typeof Flow> | undefined> =>
  readTogether(context, `flow/${id}`, () => readRow(context, Flow, { id }))
