import type { Context } from '@core/context/context'
import { openRecord } from '@core/db/open-record'
import { DocumentVersion } from '../entities/document-version'

/** A version that a document or a mail names: it is there as long as they are. */
export async function versionWith(context: Context, id: number) {
  const version = await openRecord(context, DocumentVersion, id)
  if (!version) throw new Error(`There is no version ${id}`)
  return version
}
