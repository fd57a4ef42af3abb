import { Problem } from '../api/problem.ts'
import { refresh } from '../api/token.ts'
import { type CurrentUser, refreshCurrentUser } from './current-user.ts'

/** A server that says nothing for this long is away. */
const limitMs = 30_000

/** Who is signed in, as an app asks when it starts; null for a visitor. @throws {Problem} when the server cannot tell */
export function askSession(): Promise<CurrentUser | null> {
  const user = refresh().then(signedIn => (signedIn ? refreshCurrentUser() : null))
  const silence = new Promise<never>((_, fail) => setTimeout(() => fail(new Problem(0)), limitMs))
  return Promise.race([user, silence])
}
