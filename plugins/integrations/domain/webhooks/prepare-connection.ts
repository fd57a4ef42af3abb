import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import type { Opened } from '@core/db/mapped'
import { move } from '@core/states/move'
import type { WebhookConnection } from '../../entities/webhook-connection'
import { connectionStates } from './connection-states'
import { checkWebAddress } from './web-address'

const HEADER = /^[!#$%&'*+.^_`|~0-9a-z-]+$/i
/** What the call itself says, and not a tag. */
const OWN_HEADERS = /^(?:host|content-length|transfer-encoding|connection|upgrade|te|trailer|expect|proxy-.*)$/i

/** Checks a connection; whatever is changed in it has to be tested anew (R-WEBH-001). @throws Problem 422 */
export async function prepareConnection(
  connection: Opened<typeof WebhookConnection>,
  context: Context,
  _changes: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | null,
): Promise<void> {
  if (connection.url) checkWebAddress(connection.url)
  for (const [at, { fieldkey }] of connection.header_tags.entries())
    if (!HEADER.test(fieldkey.trim()) || OWN_HEADERS.test(fieldkey.trim()))
      throw invalid(`header_tags.${at}.fieldkey`, 'integrations.not_a_header')
  if (before && connection.status === 'active') await move(context, connectionStates, connection, 'change')
}
