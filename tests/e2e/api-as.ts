import { type APIRequestContext, type APIResponse, type Page, request, test } from '@playwright/test'
import { PASSWORD } from './sign-in'

/** As much of a new record as most tests look at. */
interface Made {
  id: number
  hash: string
}

/** The API as somebody of the demo companies has it, by paths below `/api/`. What it refuses ends the test. */
export interface Api {
  get<T>(path: string): Promise<T>
  /** The first record of a list; without any the test ends. */
  first<T = Made>(path: string): Promise<T>
  post<T = Made>(path: string, data?: object): Promise<T>
  patch<T = Made>(path: string, data: object): Promise<T>
  remove(path: string): Promise<void>
}

/**
 * Signs in: `const api = await apiAs(ADMINISTRATOR)`, then `const { id } = await api.post('flow', { … })`. No page is signed
 * in by it, unless one is given: then it is in the session of that page. Customers have no name: their links say enough.
 */
export async function apiAs(username: string | null, page?: Page): Promise<Api> {
  const server = page?.request ?? (await request.newContext({ baseURL: test.info().project.use.baseURL }))
  const headers = username ? await (page ? bearer : sharedBearer)(server, username) : {}
  const send = async <T>(method: string, path: string, data?: object) =>
    answered<T>(await server.fetch(`/api/${path}`, { method, headers, data }), method)
  return {
    get: path => send('GET', path),
    async first<T>(path: string) {
      const [record] = await send<T[]>('GET', path)
      if (!record) throw new Error(`There is no ${path}.`)
      return record
    },
    post: (path, data) => send('POST', path, data),
    patch: (path, data) => send('PATCH', path, data),
    remove: path => send('DELETE', path),
  }
}

/** One session per user serves all tests of a worker, as long as its token lives. */
const tokens = new Map<string, { until: number; headers: Promise<{ authorization: string }> }>()
const SHORTER_THAN_A_TOKEN_LIVES_MS = 5 * 60_000

function sharedBearer(server: APIRequestContext, username: string): Promise<{ authorization: string }> {
  const known = tokens.get(username)
  if (known && known.until > Date.now()) return known.headers
  const headers = bearer(server, username)
  tokens.set(username, { until: Date.now() + SHORTER_THAN_A_TOKEN_LIVES_MS, headers })
  return headers
}

async function bearer(server: APIRequestContext, username: string): Promise<{ authorization: string }> {
  const login = { username, password: PASSWORD }
  const { token } = await answered<{ token: string }>(await server.post('/api/authenticate', { data: login }), 'POST')
  return { authorization: `Bearer ${token}` }
}

async function answered<T>(response: APIResponse, method: string): Promise<T> {
  const text = await response.text()
  if (!response.ok()) throw new Error(`${method} ${response.url()} answers ${response.status()}: ${text}`)
  return (text ? JSON.parse(text) : undefined) as T
}
