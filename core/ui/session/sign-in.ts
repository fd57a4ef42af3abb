import { Problem } from '../api/problem.ts'
import { requestJson } from '../api/request.ts'
import { endSession, setToken } from '../api/token.ts'
import { forgetCalls } from '../host/first-calls.ts'
import { refreshCurrentUser, setCurrentUser } from './current-user.ts'

/** What signing in answers: a token, or what the second step starts from. */
type Answer = { token: string } | { second_factor: 'totp'; challenge: string }

async function enter(token: string): Promise<void> {
  setToken(token)
  await refreshCurrentUser({ now: true })
}

/**
 * Signs in and fetches the current user; answers the challenge of the second step when there is one.
 *
 * @throws {Problem} with the server's text when the credentials are wrong (R-AUTH-002)
 */
export async function signIn(username: string, password: string): Promise<string | null> {
  const answer = await requestJson<Answer>('POST', '/api/authenticate', { username, password })
  if ('challenge' in answer) return answer.challenge
  await enter(answer.token)
  return null
}

/** The second step, with a code of the app or a recovery code. */
export async function signInWithCode(challenge: string, code: string): Promise<void> {
  const { token } = await requestJson<{ token: string }>('POST', '/api/authenticate/secondfactor', { challenge, code })
  await enter(token)
}

/** Makes a company and enters it as its administrator (G-REG). */
export async function register(form: object): Promise<void> {
  const { token } = await requestJson<{ token: string }>('POST', '/api/register', form)
  await enter(token)
}

/** Works as another user (R-AUTH-010). Everything on screen was of somebody else, so the page starts afresh. */
export async function signInAs(userId: number): Promise<void> {
  await requestJson('POST', `/api/user/${userId}/adminlogin`)
  location.assign('/')
}

/** Back to the administrator's own sign-in; when that has ended too, to the sign-in page. */
export async function stopImpersonating(): Promise<void> {
  try {
    await requestJson('POST', '/api/authenticate/stopimpersonating')
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return signOut()
    throw error
  }
  location.assign('/')
}

/** Ends the session here and on the server (R-AUTH-011). Without a connection it still ends here. */
export async function signOut(): Promise<void> {
  await requestJson('GET', '/api/authenticate/logout').catch(() => undefined)
  forgetCalls()
  setCurrentUser(null)
  endSession()
}
