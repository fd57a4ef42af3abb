import type { Context } from '@core/context/context'
import { background, ownPictureCalls } from '@core/files/own-picture-calls'
import type { EntityRow } from '@core/resource/row'
import { FlowProfile } from '../entities/flow-profile'

const own = {
  entity: FlowProfile,
  module: 'SETTINGS',
  role: 1000,
  check({ has_branding }: EntityRow, context: Context) {
    if (!has_branding) throw context.refuse('settings.profile_without_brand')
  },
} as const

/** Pictures of the branding set of a profile, as the company has them for itself (R-FP-001, R-SET-016). */
export const profilePictures = [
  ...ownPictureCalls({
    ...own,
    column: 'logo_key',
    name: 'logo',
    where: 'that is the logo of a profile',
    changed: 'logo_changed',
    purpose: 'logo',
  }),
  ...ownPictureCalls({
    ...own,
    column: 'email_header_key',
    name: 'emailheader',
    where: 'above the text of mails of a profile',
    changed: 'email_header_changed',
    purpose: 'mailpicture',
  }),
  ...ownPictureCalls({
    ...own,
    column: 'email_footer_key',
    name: 'emailfooter',
    where: 'below the text of mails of a profile',
    changed: 'email_footer_changed',
    purpose: 'mailpicture',
  }),
  ...ownPictureCalls({
    ...own,
    ...background,
    column: 'customer_background_key',
    name: 'customerbackground',
    where: 'above the customer pages of a profile',
  }),
]
