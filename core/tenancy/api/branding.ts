import { openRecord } from '@core/db/open-record'
import { nullable } from '@core/db/schema'
import { findCompanyOfHost } from '@core/db/tenancy/company-of-host'
import { withPlatform, withTenant } from '@core/db/tenant'
import { showPicture } from '@core/files/show-picture'
import type { Platform } from '@core/platform/platform'
import { publicCall } from '@core/platform/public-call'
import { type Static, Type as t } from '@sinclair/typebox'
import { asHost } from '../as-host'
import { CompanySettings } from '../company-settings'
import { trialModules } from '../trial-modules'

const product = {
  company_id: null,
  appname: 'Vakwerk',
  appdescription: 'your digital operating system',
  brand_button_color: null,
  logo_url: null,
  background_url: null,
}
const params = t.Object({ host: t.String({ maxLength: 255 }) })

/** Settings of the company that a host name belongs to. */
async function settingsOf({ orm }: Platform, host: string) {
  const company = await withPlatform(orm, em => findCompanyOfHost(em, asHost(host)))
  if (!company) return undefined
  const companyId = company.id
  const settings = await withTenant(orm, companyId, em => openRecord({ em, company }, CompanySettings, {}))
  return { companyId, settings, background: company.background_key }
}

const answer = t.Object({
  company_id: nullable(t.Integer()),
  appname: t.String(),
  appdescription: t.String(),
  brand_button_color: nullable(t.String()),
  logo_url: nullable(t.String()),
  background_url: nullable(t.String()),
  registration_open: t.Boolean({ description: 'Whether anybody may make a company at /register' }),
  trial_days: t.Integer({ description: 'Days that a company that registers tries modules out; 0 for none' }),
})

/** What a visitor of a host name is shown of whose it is. */
export type HostBranding = Static<typeof answer>

/** How the company behind a host name looks; the product itself for an unknown one. */
export async function brandingOf(platform: Platform, host: string): Promise<HostBranding> {
  const { registration, trial } = platform.config
  const offer = {
    registration_open: registration === 'open',
    trial_days: registration === 'open' && trialModules(platform).length > 0 ? trial.days : 0,
  }
  const found = await settingsOf(platform, host)
  if (!found) return { ...product, ...offer }
  const { companyId, settings, background } = found
  const own = `/api/portal/branding/hostname/${encodeURIComponent(host)}`
  const picture = (name: string, key: string | null | undefined) =>
    key ? `${own}/${name}?v=${encodeURIComponent(key)}` : null
  return {
    ...product,
    company_id: companyId,
    appname: settings?.appname ?? product.appname,
    appdescription: settings?.appdescription ?? product.appdescription,
    brand_button_color: settings?.brand_button_color ?? null,
    logo_url: picture('logo', settings?.logo_key),
    background_url: picture('background', background),
    ...offer,
  }
}

/** Name and colours of the company that a host name belongs to, for the sign-in page (R-AUTH-012, G-BRAND). */
export const branding = publicCall({
  method: 'GET',
  path: 'portal/branding/hostname/:host',
  operationId: 'portal.branding',
  summary: 'Branding of a host name; the product itself for an unknown one',
  params,
  response: answer,
  run: (platform, { params: { host } }) => brandingOf(platform, host),
})

/** Logo of the company that a host name belongs to, for visitors who are not signed in. */
export const brandingLogo = publicCall({
  method: 'GET',
  path: 'portal/branding/hostname/:host/logo',
  operationId: 'portal.brandinglogo',
  summary: 'Logo of the company that a host name belongs to',
  params,
  response: 'file',
  async run(platform, { params: { host } }) {
    return showPicture(platform.files, (await settingsOf(platform, host))?.settings?.logo_key, 'logo')
  },
})

/** Picture beside the sign-in form, at the host names of a company that the platform gave one. */
export const brandingBackground = publicCall({
  method: 'GET',
  path: 'portal/branding/hostname/:host/background',
  operationId: 'portal.brandingbackground',
  summary: 'Picture beside the sign-in form of a host name',
  params,
  response: 'file',
  async run(platform, { params: { host } }) {
    return showPicture(platform.files, (await settingsOf(platform, host))?.background, 'background')
  },
})
