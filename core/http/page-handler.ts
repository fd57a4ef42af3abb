/** Answers a path outside the API, or returns null to pass it on: files and screens, metrics, the built-in inbox. */
export type PageHandler = (request: Request, path: string) => Promise<Response | null>
