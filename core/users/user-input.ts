import { inputSchema, NOT_BLANK } from '@core/db/schema'
import { emailSchema } from '@core/mail/email-schema'
import { type TObject, type TSchema, Type as t } from '@sinclair/typebox'
import { User } from './user'

const name = t.String({ minLength: 1, maxLength: 255, pattern: NOT_BLANK })
/** Stored as a number: 0 or 1 (R-USER-006). */
const zeroOrOne = t.Union([t.Literal(0), t.Literal(1)])

const changeable: Record<string, TSchema> = {
  ...(inputSchema(User, { partial: true }).properties as Record<string, TSchema>),
  name: t.Optional(name),
  username: t.Optional(name),
  role: t.Optional(t.Integer({ minimum: 0, maximum: 5000 })),
  hide_from_planning: t.Optional(zeroOrOne),
  receives_newsletter: t.Optional(zeroOrOne),
  simplemode: t.Optional(zeroOrOne),
  password: t.Optional(t.String({ minLength: 1, maxLength: 200 })),
}

/** What an administrator fills in for a new colleague; without a password the colleague gets a mail to choose one. */
export const newUserSchema: TObject = t.Object(
  { ...changeable, name, email: emailSchema },
  { additionalProperties: false, title: 'user.create' },
)

export const changedUserSchema: TObject = t.Object(changeable, { additionalProperties: false, title: 'user.update' })

/** What everybody may change about themselves. */
export const OWN_FIELDS: ReadonlySet<string> = new Set(['name', 'nameprefix', 'surname', 'phone', 'language'])

/** Fields that decide who can sign in with which rights: only an administrator in person changes them. */
export const CREDENTIAL_FIELDS: ReadonlySet<string> = new Set([
  'username',
  'email',
  'password',
  'role',
  'user_type',
  'partner_id',
  'module_blacklist',
])

/** The fields of {@link newUserSchema} by name, as `run` reads them. */
export interface NewUserInput extends Record<string, unknown> {
  name: string
  email: string
  username?: string
  password?: string
  role?: number
  user_type?: string
  altDashboard?: string
}
