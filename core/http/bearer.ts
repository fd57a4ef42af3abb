/** The token that a request bears; whatever else stands in its `Authorization` header is none. */
export const bearerOf = (request: Request): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
