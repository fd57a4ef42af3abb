import { connect, type TLSSocket } from 'node:tls'

/** Milliseconds that an answer may take. */
const PATIENCE_MS = 10_000

/** How the installation is reached. */
export interface SiteOptions {
  /** Certificate of an authority beside those that this machine trusts, as PEM. */
  readonly ca?: string
  /** Where it answers without TLS; 80 unless told. */
  readonly plainPort?: number
}

/** A running installation, seen from outside. */
export class Site {
  constructor(
    readonly url: URL,
    private readonly options: SiteOptions = {},
  ) {}

  /** Asks for a page or a call; follows nowhere. */
  ask(path: string, init: RequestInit = {}): Promise<Response> {
    return this.fetch(new URL(path, this.url), init)
  }

  /** Asks without TLS. */
  askPlainly(): Promise<Response> {
    return this.fetch(new URL(`http://${this.url.hostname}:${this.options.plainPort ?? 80}/login`), {})
  }

  /** Shakes hands within these versions; null when the other side will not. */
  async shakeHands(minVersion: Version, maxVersion: Version): Promise<Handshake | null> {
    const { hostname, port } = this.url
    const { promise, resolve } = Promise.withResolvers<Handshake | null>()
    const socket: TLSSocket = connect(
      {
        host: hostname,
        port: Number(port || 443),
        servername: hostname,
        minVersion,
        maxVersion,
        timeout: PATIENCE_MS,
        // What is wrong with the certificate is told, and no reason to hang up.
        rejectUnauthorized: false,
        ...(this.options.ca ? { ca: this.options.ca } : {}),
      },
      () => {
        resolve({
          trusted: socket.authorized,
          reason: String(socket.authorizationError ?? ''),
          validTo: new Date(socket.getPeerCertificate().valid_to),
        })
        socket.destroy()
      },
    )
    socket.on('error', () => resolve(null))
    socket.on('timeout', () => {
      socket.destroy()
      resolve(null)
    })
    return promise
  }

  private fetch(url: URL, init: RequestInit): Promise<Response> {
    const { ca } = this.options
    return fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...init,
      ...(ca ? { tls: { ca } } : {}),
    })
  }
}

type Version = 'TLSv1' | 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3'

/** What a server showed while shaking hands. */
export interface Handshake {
  readonly trusted: boolean
  /** Why it is not. */
  readonly reason: string
  readonly validTo: Date
}
