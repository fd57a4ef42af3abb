import type { Context } from '@core/context/context'
import { Problem } from '@core/context/problem'
import { lockByName } from '@core/db/lock-by-name'
import { countRecords } from '@core/db/open-record'
import type { OwnedFile, OwnedFiles } from './owned-files'

/** Maximum number of files that customers may send per dossier, per table. */
const MOST = 100

/**
 * Adds what the customer of a dossier sends, while there is room for it. It is counted again with the new row written, one
 * after the other: reading a file takes seconds, and who waits for a turn keeps a connection from everybody else.
 *
 * @throws Problem 422 with the text of `refusal`, which may say how many `{{most}}` are
 */
export async function addForCustomer<F extends OwnedFile>(
  { resource: { path, entity } }: OwnedFiles,
  context: Context,
  flowId: number,
  refusal: string,
  add: () => Promise<F>,
): Promise<F> {
  const sent = () => countRecords(context, entity, { flow_id: flowId, by_customer: true })
  const full = () => new Problem(422, refusal, { values: { most: MOST } })
  if ((await sent()) >= MOST) throw full()
  const file = await add()
  await lockByName(context, `${path} of flow ${flowId}`)
  if ((await sent()) > MOST) {
    await context.files.delete(file.file_key)
    throw full()
  }
  return file
}
