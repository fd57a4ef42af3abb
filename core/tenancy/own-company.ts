import type { Context } from '@core/context/context'
import { readRow } from '@core/db/list'
import { readTogether } from '@core/db/read-together'
import type { Row } from '@core/db/schema'
import { Company } from './company'

/** The company that the work is for, to look at. */
export async function ownCompany(context: Context): Promise<Row<typeof Company>> {
  const { id } = context.company
  const company = await readTogether(context, `company/${id}`, () => readRow(context, Company, { id }))
  if (!company) throw new Error(`There is no company ${context.company.id}`)
  return company
}
