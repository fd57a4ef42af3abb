import type { TestServer } from './server'

/** A browser as far as signing in goes: keeps cookies and the access token, and sends them. */
export interface TestBrowser {
  readonly cookies: Map<string, string>
  token: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
  send(method: string, path: string, body?: unknown): Promise<{ status: number; body: any; headers: Headers }>
  signIn(username: string, password: string): Promise<number>
}

/** Opens a browser that has never been here; `headers` go along with every request. */
export function openBrowser({ app }: TestServer, headers: Record<string, string> = {}): TestBrowser {
  const cookies = new Map<string, string>()
  const browser: TestBrowser = {
    cookies,
    token: undefined,
    async send(method, path, body) {
      const response = await app.handle(
        new Request(`http://localhost${path}`, {
          method,
          headers: {
            'accept-language': 'nl',
            cookie: [...cookies].map(pair => pair.join('=')).join('; '),
            ...(browser.token ? { authorization: `Bearer ${browser.token}` } : {}),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      )
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        if (value) cookies.set(name, value)
        else cookies.delete(name)
      }
      const text = await response.text()
      const parsed = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
      if (typeof parsed.token === 'string') browser.token = parsed.token
      return { status: response.status, body: parsed, headers: response.headers }
    },
    signIn: async (username, password) =>
      (await browser.send('POST', '/api/authenticate', { username, password })).status,
  }
  return browser
}
