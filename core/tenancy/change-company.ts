import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import type { Opened } from '@core/db/mapped'
import { writeNow } from '@core/db/write'
import { isIban } from '@core/domain/iban'
import { isSame } from '@core/domain/is-same'
import { withoutOldPlace } from '@core/resource/old-place'
import { Company } from './company'

/**
 * Writes what was sent of a company and logs the fields that differ; a new address lets go of its old place.
 *
 * @throws Problem 422 for an account number that cannot be: money would go nowhere, or elsewhere
 */
export async function changeCompany(
  context: Context,
  company: Opened<typeof Company>,
  sent: Record<string, unknown>,
): Promise<void> {
  if (typeof sent.iban === 'string' && !isIban(sent.iban)) throw invalid('iban', 'core.invalid_iban')
  const changes = withoutOldPlace(Company, company, sent)
  const old: Record<string, unknown> = { ...company }
  const differing = Object.keys(changes).filter(field => !isSame(old[field], changes[field]))
  Object.assign(company, changes)
  await writeNow(context)
  const [before, after] = [old, changes].map(values => Object.fromEntries(differing.map(name => [name, values[name]])))
  if (differing.length) context.log({ type: 'company', id: company.id, description: 'updated', before, after })
}
