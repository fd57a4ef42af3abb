import { run } from '@core/db/sql'
import { withPlatform, withTenant } from '@core/db/tenant'
import { publicCall } from '@core/http/call'
import { Problem } from '@core/http/problem'
import { locate } from '@core/tenancy/directory'
import { Type as t } from '@sinclair/typebox'
import { Attempts } from '../attempts'
import { passwordMatches } from '../password'
import { isSecure, signIn } from '../session'

const attempts = new Attempts()

/** Signs in with user name or e-mail address and password (G-LOGIN). */
export const authenticate = publicCall({
  method: 'POST',
  path: 'authenticate',
  operationId: 'authenticate',
  summary: 'Sign in; answers an access token and sets the refresh cookie',
  body: t.Object({
    username: t.String({ minLength: 1, maxLength: 255 }),
    password: t.String({ minLength: 1, maxLength: 200 }),
  }),
  response: t.Object({ token: t.String() }),
  example: { username: 'verkoop@zonnigdak.example', password: 'Welkom2026' },
  async run(platform, { body, request }) {
    const username = body.username.trim().toLowerCase()
    const key = `${username} ${request.headers.get('x-forwarded-for') ?? ''}`
    const wait = attempts.wait(key)
    if (wait)
      throw new Problem(429, 'core.too_many_sign_ins', {
        values: { n: wait },
        headers: { 'retry-after': String(wait) },
      })
    const located = await withPlatform(platform.orm, em => locate(em, ['login'], username))
    const hash =
      located &&
      (await withTenant(platform.orm, located.companyId, async em => {
        const [user] = await run<{ password_hash: string }>(
          em,
          `select password_hash from "user" where id = ? and deleted_at is null`,
          [located.recordId],
        )
        return user?.password_hash
      }))
    const matches = await passwordMatches(body.password, hash)
    const answer =
      matches && located ? await signIn(platform, located.companyId, located.recordId, isSecure(request)) : undefined
    if (!answer) {
      attempts.failed(key)
      throw new Problem(401, 'core.wrong_credentials')
    }
    attempts.succeeded(key)
    return answer
  },
})
