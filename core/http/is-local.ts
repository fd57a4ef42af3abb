import type { PageHandler } from './page-handler'

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

/** Whether a request comes from this machine itself, by itself or through proxies that say they were asked from here. */
export function isLocal(request: Request, peer: string): boolean {
  const passedOn = (request.headers.get('x-forwarded-for') ?? '').split(',').flatMap(address => address.trim() || [])
  return !request.headers.has('forwarded') && [peer, ...passedOn].every(address => LOOPBACK.test(address))
}

/** Pages for whoever works on this machine; nobody else finds them. */
export const onThisMachine =
  (pages: (request: Request, path: string) => Promise<Response | null>): PageHandler =>
  async (request, path, peer) =>
    isLocal(request, peer) ? pages(request, path) : null
