import type { Caller } from '@core/context/caller'

/**
 * Takes the client address from `X-Forwarded-For` only behind proxies of the operator. Each proxy appends the address
 * it saw, so with `trusted` proxies the client stands that many places from the end; everything before it may be
 * forged.
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
