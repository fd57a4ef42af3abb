import { nullable } from '@core/db/schema'
import { withPlatform, withTenant } from '@core/db/tenant'
import { publicCall } from '@core/http/call'
import { Type as t } from '@sinclair/typebox'
import { CompanySettings } from '../company-settings'
import { locate } from '../directory'

const product = {
  company_id: null,
  appname: 'Vakwerk',
  appdescription: 'your digital operating system',
  brand_button_color: null,
  logo_url: null,
  background_url: null,
}

/** Name and colours of the company that a host name belongs to, for the sign-in page (G-BRAND). */
export const branding = publicCall({
  method: 'GET',
  path: 'portal/branding/hostname/:host',
  operationId: 'portal.branding',
  summary: 'Branding of a host name; the product itself for an unknown one',
  params: t.Object({ host: t.String({ maxLength: 255 }) }),
  response: t.Object({
    company_id: nullable(t.Integer()),
    appname: t.String(),
    appdescription: t.String(),
    brand_button_color: nullable(t.String()),
    logo_url: nullable(t.String()),
    background_url: nullable(t.String()),
  }),
  async run(platform, { params }) {
    const located = await withPlatform(platform.orm, em => locate(em, ['hostname'], params.host.toLowerCase()))
    if (!located) return product
    const settings = await withTenant(platform.orm, located.companyId, em => em.findOne(CompanySettings, {}))
    return {
      ...product,
      company_id: located.companyId,
      appname: settings?.appname ?? product.appname,
      appdescription: settings?.appdescription ?? product.appdescription,
      brand_button_color: settings?.brand_button_color ?? null,
    }
  },
})
