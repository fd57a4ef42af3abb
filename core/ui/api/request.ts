import { rememberCall } from '../host/first-calls.ts'
import { takeAnswer, takeHeadStart } from '../host/taken-head-start.ts'
import { currentLanguage } from '../i18n/language.ts'
import { noteAnswer } from '../offline/kept-shown.ts'
import { ifCut, Problem, problemFrom } from './problem.ts'
import { endSession, freshToken, refresh } from './token.ts'
import { countWriting } from './writing.ts'

/**
 * `fetch` with the session: sends the access token, refreshes it once when the server refuses it, and turns every
 * refusal into a {@link Problem}. Hash-link pages of customers use it too: they simply have no token.
 *
 * @throws {Problem} on any answer outside 2xx and when no answer comes
 */
export function authorizedFetch(input: Request): Promise<Response> {
  const answer = fetchWithSession(input)
  return input.method === 'GET' ? answer : countWriting(answer)
}

async function fetchWithSession(input: Request): Promise<Response> {
  const retry = input.clone()
  const token = await freshToken()
  let response = await send(input, token)
  if (response.status === 401 && token !== null) {
    if (await refresh()) response = await send(retry, await freshToken())
    if (response.status === 401) endSession()
  }
  if (!response.ok) throw await problemFrom(response, input.url)
  return isJson(response) ? await whole(response) : response
}

const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.includes('json') === true

/** An answer in JSON, read to its end. @throws {Problem} where the line broke before that, as if no answer had come */
async function whole(response: Response): Promise<Response> {
  const body = await response.arrayBuffer().catch(unlessGivenUp)
  if (!body?.byteLength) throw new Problem(0)
  return new Response(body, response)
}

/** A call to the API outside the generated client: kernel calls, uploads, downloads. */
export function request(path: string, init: RequestInit = {}): Promise<Response> {
  return authorizedFetch(new Request(new URL(path, location.origin), init))
}

/** {@link request} for JSON both ways. */
export async function requestJson<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await request(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  return jsonOf(response)
}

/** What an answer holds; undefined when it holds nothing. @throws {Problem} when it was cut */
export async function jsonOf<T>(response: Response): Promise<T> {
  const text = await response.text()
  try {
    return (text === '' ? undefined : JSON.parse(text)) as T
  } catch (error) {
    throw ifCut(error)
  }
}

async function send(input: Request, token: string | null): Promise<Response> {
  const headers = new Headers(input.headers)
  headers.set('Accept-Language', currentLanguage())
  if (token !== null) headers.set('Authorization', `Bearer ${token}`)
  try {
    const ahead = askedAhead(input)
    const response = await (ahead ?? fetch(new Request(input, { headers, credentials: 'same-origin' })))
    noteAnswer(response)
    // Links of customers are secrets, and kept nowhere.
    if (token !== null && showsSomething(input, response)) rememberCall(pathOf(input), currentLanguage())
    return response
  } catch (error) {
    return unlessGivenUp(error)
  }
}

/** Whoever asked gave it up, or no answer came. @throws {Problem} */
function unlessGivenUp(error: unknown): never {
  throw error instanceof DOMException && error.name === 'AbortError' ? error : new Problem(0)
}

/** The answer that the first script of the page asked for, to whoever asks for it first; none after something was changed. */
function askedAhead(input: Request): Promise<Response> | undefined {
  if (input.method === 'GET') return takeAnswer(pathOf(input))
  takeHeadStart('answers')
}

/** What every page asks first by itself, and what ends a session. */
const OF_THE_SESSION = /^\/api\/(?:authenticate\/|user\/getcurrentuser$)/

/** Whether it was a question about records: an export, a picture or the end of a session is never asked again by itself. */
const showsSomething = (input: Request, response: Response): boolean =>
  input.method === 'GET' && response.ok && isJson(response) && !OF_THE_SESSION.test(pathOf(input))

function pathOf({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
