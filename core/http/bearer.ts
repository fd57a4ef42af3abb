import { createHash, timingSafeEqual } from 'node:crypto'

/** The token that a request bears; whatever else stands in its `Authorization` header is none. */
export const bearerOf = (request: Request): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request bears the token, compared in the same time however much of it is right. */
export function bears(request: Request, token: string | undefined): boolean {
  const given = bearerOf(request)
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token))
}
