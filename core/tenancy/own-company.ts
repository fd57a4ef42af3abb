import type { Context } from '@core/context/context'
import { openRecord } from '@core/db/open-record'
import { Company } from './company'

/** The company that the work is for, with all its columns. */
export async function ownCompany(context: Context) {
  const company = await openRecord(context, Company, context.company.id)
  if (!company) throw new Error(`There is no company ${context.company.id}`)
  return company
}
