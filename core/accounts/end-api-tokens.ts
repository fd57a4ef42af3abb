import type { Context } from '@core/context/context'
import { endApiTokens } from '@core/db/auth/end-api-tokens'
import { Type as t } from '@sinclair/typebox'
import { API_TOKEN } from './principal-of'

/** Field of a call that changes a password: what a program holds may be what leaked. */
export const keepApiTokens = t.Optional(
  t.Boolean({ description: 'Leave the API tokens that the user made as they are; without it they end' }),
)

/** Ends the API tokens that a user made. Answers `{ api_tokens_ended }` for the log, or nothing when there were none. */
export async function endApiTokensOf(
  { em, company }: Context,
  userId: number,
): Promise<{ api_tokens_ended: number } | Record<never, never>> {
  const ended = await endApiTokens(em, { companyId: company.id, userId, kind: API_TOKEN })
  return ended ? { api_tokens_ended: ended } : {}
}
