import { ownerDatabase } from './owner-database'

/** Lets the last day of sent invoices be long over: no call sends one whose due date is in the past. */
export async function makeLate(numbers: readonly string[]): Promise<void> {
  const database = await ownerDatabase()
  await database.query("update invoice set enddate = '2026-01-15' where number = any($1)", [numbers])
  await database.end()
}
