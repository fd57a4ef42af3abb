import type { Caller } from '@core/context/caller'

/**
 * Only proxies of the operator may say where a request came from: each adds the address it saw at the end of
 * `X-Forwarded-For`, so with `trusted` proxies the asker is that many places from the end. Everything before it is
 * whatever somebody chose to send.
 */
export function callerOf(request: Request, socketAddress: string, trusted: number): Caller {
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',').flatMap(part => part.trim() || [])
  const chain = [...forwarded, socketAddress]
  const byProxy = trusted > 0 && request.headers.get('x-forwarded-proto')
  return {
    address: (trusted ? (chain.at(-1 - trusted) ?? chain[0] ?? '') : socketAddress).slice(0, 64),
    secure: byProxy ? byProxy.split(',').at(-1)?.trim() === 'https' : request.url.startsWith('https:'),
    userAgent: (request.headers.get('user-agent') ?? '').replaceAll('\0', '').slice(0, 255),
  }
}
