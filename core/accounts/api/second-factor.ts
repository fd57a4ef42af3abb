import { call } from '@core/context/call'
import { type Context, signedIn } from '@core/context/context'
import { invalid, notFound, refused } from '@core/context/problem'
import { endSessionsOf } from '@core/db/auth/end-sessions'
import { insertRecord } from '@core/db/insert'
import { readRow } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { deleteRows } from '@core/db/write'
import { OWN_PASSWORD } from '@core/http/attempts'
import { ADMINISTRATOR } from '@core/users/last-administrator'
import { openOwnUser } from '@core/users/open-own-user'
import { User } from '@core/users/user'
import { Type as t } from '@sinclair/typebox'
import { renderSVG } from 'uqr'
import { newRecoveryCodes, newSecret, periodOf, secretOf } from '../check-code'
import { passwordMatches } from '../password'
import { SecondFactor } from '../second-factor'

const password = t.Object({ password: t.String({ minLength: 1, maxLength: 200 }) }, { additionalProperties: false })
const codes = t.Object({ recovery_codes: t.Array(t.String()) })

const factorOf = (context: Context) => openRecord(context, SecondFactor, { user_id: signedIn(context).id })

/** @throws Problem 422 when it is not the password of whoever asks */
async function checkPassword(context: Context, given: string): Promise<void> {
  const user = await openOwnUser(context)
  if (!(await passwordMatches(given, user.password_hash))) throw invalid('password', 'core.wrong_password')
}

/** Tells whether the current user has a second factor. */
export const getSecondFactor = call({
  method: 'GET',
  path: 'secondfactor',
  operationId: 'secondfactor.get',
  access: 'in-person',
  summary: 'Whether the own sign-in has a second step, and how many recovery codes are left',
  response: t.Object({ enabled: t.Boolean(), recovery_codes_left: t.Integer() }),
  async run(context) {
    const factor = await factorOf(context)
    const enabled = Boolean(factor?.confirmed_at)
    return { enabled, recovery_codes_left: enabled ? (factor?.recovery_codes.length ?? 0) : 0 }
  },
})

/** Starts the set-up of an authenticator app; {@link confirmSecondFactor} activates it. */
export const setUpSecondFactor = call({
  method: 'POST',
  path: 'secondfactor/setup',
  access: 'in-person',
  limit: OWN_PASSWORD,
  secret: true,
  summary: 'A new secret for an authenticator app; counts once a code has confirmed it',
  body: password,
  response: t.Object({ secret: t.String(), uri: t.String(), qr: t.String({ description: 'The same as SVG' }) }),
  async run(context, { body }) {
    await checkPassword(context, body.password)
    const { company } = context
    const user = signedIn(context)
    const kept = await factorOf(context)
    if (kept?.confirmed_at) throw refused('core.second_factor_on')
    const { secret, uri } = newSecret(user.email)
    const sealed = context.secrets.seal(secret, secretOf(company.id, user.id))
    if (kept) kept.secret = sealed
    else await insertRecord(context, SecondFactor, { user_id: user.id, secret: sealed })
    return { secret, uri, qr: renderSVG(uri, { border: 2 }) }
  },
})

/** Activates the authenticator app with its first code; from then on signing in takes two steps. */
export const confirmSecondFactor = call({
  method: 'POST',
  path: 'secondfactor/confirm',
  access: 'in-person',
  limit: { of: 'second factor', most: 5, seconds: 60 },
  secret: true,
  summary: 'Confirm the authenticator app with its first code; answers the recovery codes, once',
  body: t.Object({ code: t.String({ minLength: 1, maxLength: 40 }) }, { additionalProperties: false }),
  response: codes,
  async run(context, { body }) {
    const { id, session_id } = signedIn(context)
    const factor = await factorOf(context)
    if (!factor || factor.confirmed_at) throw refused(factor ? 'core.second_factor_on' : 'core.second_factor_not_begun')
    const secret = context.secrets.open(factor.secret, secretOf(context.company.id, id))
    const period = periodOf(secret, body.code.replace(/\s/g, ''), factor.last_period)
    if (period === undefined) throw invalid('code', 'core.wrong_code')
    const made = newRecoveryCodes()
    Object.assign(factor, { confirmed_at: new Date(), last_period: period, recovery_codes: made.hashes })
    await endSessionsOf(context.em, context.company.id, id, { but: session_id })
    context.log({ type: 'user', id, description: 'second_factor_on' })
    return { recovery_codes: made.codes }
  },
})

/** Replaces the recovery codes; the old ones stop working. */
export const renewRecoveryCodes = call({
  method: 'POST',
  path: 'secondfactor/recoverycodes',
  access: 'in-person',
  limit: OWN_PASSWORD,
  secret: true,
  summary: 'New recovery codes; the old ones stop working',
  body: password,
  response: codes,
  async run(context, { body }) {
    await checkPassword(context, body.password)
    const factor = await factorOf(context)
    if (!factor?.confirmed_at) throw refused('core.second_factor_off')
    const made = newRecoveryCodes()
    factor.recovery_codes = made.hashes
    context.log({ type: 'user', id: factor.user_id, description: 'recovery_codes_renewed' })
    return { recovery_codes: made.codes }
  },
})

/** Turns the second factor of the current user off. */
export const turnOffSecondFactor = call({
  method: 'POST',
  path: 'secondfactor/turnoff',
  access: 'in-person',
  limit: OWN_PASSWORD,
  summary: 'Sign in without a second step again',
  body: password,
  response: t.Object({ message: t.String() }),
  async run(context, { body }) {
    await checkPassword(context, body.password)
    const factor = await factorOf(context)
    if (!factor?.confirmed_at) throw refused('core.second_factor_off')
    await deleteRows(context, SecondFactor, { id: factor.id })
    context.log({ type: 'user', id: factor.user_id, description: 'second_factor_off' })
    return { message: context.text('core.second_factor_turned_off') }
  },
})

/** Turns off the second factor of a colleague who lost phone and codes; the colleague is signed out everywhere. */
export const resetSecondFactor = call({
  method: 'POST',
  path: 'user/:id/resetsecondfactor',
  access: { role: ADMINISTRATOR, inPerson: true },
  summary: 'Take the second step of a colleague away, who lost phone and recovery codes',
  params: t.Object({ id: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  response: 'nothing',
  async run(context, { params: { id } }) {
    if (!(await readRow(context, User, { id }))) throw notFound()
    if (id === signedIn(context).id) throw refused('core.own_second_factor')
    await deleteRows(context, SecondFactor, { user_id: id })
    await endSessionsOf(context.em, context.company.id, id)
    context.log({ type: 'user', id, description: 'second_factor_reset' })
    return undefined
  },
})
