/**
 * Answers a path outside the API, or returns null to pass it on: files and screens, metrics, the built-in inbox. `peer` is
 * the address at the other end of the connection: of the client, or of a proxy.
 */
export type PageHandler = (request: Request, path: string, peer: string) => Promise<Response | null>
