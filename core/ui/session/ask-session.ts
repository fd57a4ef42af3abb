import { Problem } from '../api/problem.ts'
import { refresh, refreshInTime, startUnseen } from '../api/token.ts'
import { forgetKept, isKept, keptAnswer } from '../offline/kept-answers.ts'
import { sealWork } from '../offline/sealed-work.ts'
import { type CurrentUser, refreshCurrentUser } from './current-user.ts'

/** A server that says nothing for this long is away. */
const limitMs = 30_000

/**
 * Who is signed in, as an app asks when it starts; null for a visitor. Without a connection it is whoever was signed in on
 * this device, with what was kept for them.
 *
 * @throws {Problem} when the server cannot tell and nothing was kept
 */
export function askSession(): Promise<CurrentUser | null> {
  const silence = new Promise<never>((_, fail) => setTimeout(() => fail(new Problem(0)), limitMs))
  return Promise.race([asked(), silence])
}

/** Who was signed in on this device when the session ended. */
const keptUser = () => keptAnswer<CurrentUser>('/api/user/getcurrentuser')

async function asked(): Promise<CurrentUser | null> {
  const kept = await isKept('/api/user/getcurrentuser')
  try {
    if (await (kept ? refreshInTime() : refresh())) return await refreshCurrentUser()
    if (kept) {
      await sealWork(await keptUser())
      await forgetKept()
    }
    return null
  } catch (error) {
    if (!kept || !(error instanceof Problem) || !error.unreachable) throw error
    startUnseen()
    return refreshCurrentUser()
  }
}
