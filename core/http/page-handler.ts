/** Answers an address that is no call, or leaves it to the next: files and screens, metrics, the built-in inbox. */
export type PageHandler = (request: Request, path: string) => Promise<Response | null>
