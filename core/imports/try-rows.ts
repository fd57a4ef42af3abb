import { run } from '@core/db/sql'
import type { Context } from '@core/http/context'
import { checkRows } from './import-rows'
import type { ImportRecord } from './open-import'

/** Tries every row of a short file at once, within the request that reads it; a longer one is tried by a batch. */
export async function tryRows(context: Context, file: ImportRecord): Promise<void> {
  file.step = 'check'
  await context.em.flush()
  const rows = await run<{ id: number }>(
    context.em,
    `select id::int from importrow where company_id = ? and importfile_id = ? order by "row"`,
    [context.company.id, file.id],
  )
  for (const { id } of rows) await checkRows.each(context, { importfile_id: file.id }, id)
}
