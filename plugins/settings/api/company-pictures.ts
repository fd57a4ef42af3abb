import { background, ownPictureCalls } from '@core/files/own-picture-calls'
import { CompanySettings } from '@core/tenancy/company-settings'

const own = { entity: CompanySettings, module: 'SETTINGS', role: 1000 } as const

/** Pictures of the company in its mails and above the pages of its customers (C-0483 to C-0493). */
export const companyPictures = [
  ...ownPictureCalls({
    ...own,
    column: 'email_header_key',
    name: 'emailheader',
    where: 'above the text of mails, instead of the logo',
    changed: 'email_header_changed',
    purpose: 'mailpicture',
  }),
  ...ownPictureCalls({
    ...own,
    column: 'email_footer_key',
    name: 'emailfooter',
    where: 'below the text of mails',
    changed: 'email_footer_changed',
    purpose: 'mailpicture',
  }),
  ...ownPictureCalls({
    ...own,
    ...background,
    column: 'customer_background_key',
    name: 'customerbackground',
    where: 'above the customer pages',
  }),
]
