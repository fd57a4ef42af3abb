/** Where a request came from, as far as it can be trusted. */
export interface Caller {
  readonly address: string
  /** Whether the browser reached us over HTTPS, directly or through the proxy. */
  readonly secure: boolean
  readonly userAgent: string
}
