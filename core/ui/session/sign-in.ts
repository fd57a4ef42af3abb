import { requestJson } from '../api/request.ts'
import { endSession, setToken } from '../api/token.ts'
import { refreshCurrentUser, setCurrentUser } from './current-user.ts'

/**
 * Signs in and fetches the current user.
 *
 * @throws {Problem} with the server's text when the credentials are wrong (R-AUTH-002)
 */
export async function signIn(username: string, password: string): Promise<void> {
  const { token } = await requestJson<{ token: string }>('POST', '/api/authenticate', { username, password })
  setToken(token)
  await refreshCurrentUser({ now: true })
}

/** Ends the session here and on the server (R-AUTH-011). Without a connection it still ends here. */
export async function signOut(): Promise<void> {
  await requestJson('GET', '/api/authenticate/logout').catch(() => undefined)
  setCurrentUser(null)
  endSession()
}
