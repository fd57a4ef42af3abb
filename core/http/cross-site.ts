import type { Call } from '@core/context/call'

/** What browsers ask before a page of another site sends JSON: anybody may, and nobody is recognised by it. */
export const preflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, idempotency-key',
      'access-control-max-age': '86400',
    },
  })

/** Lets pages of other sites read the answers of a call that is declared for them. */
export function letOthersRead({ crossSite }: Pick<Call, 'crossSite'>, answer: Response): Response {
  if (crossSite) answer.headers.set('access-control-allow-origin', '*')
  return answer
}
