import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { rowSchema } from '@core/db/schema'
import { toRow } from '@core/resource/row'
import { Type as t } from '@sinclair/typebox'
import { Company } from '../company'
import { CompanySettings } from '../company-settings'
import { moduleRows, moduleSchema } from '../module-rows'

/** A company as its own users see it. */
export const currentCompanySchema = t.Composite([
  t.Object(rowSchema(Company).properties),
  t.Object({
    company_settings_id: t.Union([t.Integer(), t.Null()]),
    companysettings: t.Union([rowSchema(CompanySettings), t.Null()]),
    modules: t.Array(moduleSchema),
  }),
])

/** Reads the company of the context, with its settings and modules. */
export async function currentCompany(context: Context) {
  const company = await context.em.findOne(Company, { id: context.company.id })
  if (!company) throw notFound()
  const settings = await context.em.findOne(CompanySettings, {})
  return {
    ...toRow(Company, company),
    company_settings_id: settings?.id ?? null,
    companysettings: settings && toRow(CompanySettings, settings),
    modules: moduleRows(context.company.modules),
  }
}

/** The company of the signed-in user, with its settings and modules. */
export const getCurrentCompany = call({
  method: 'GET',
  path: 'company/getcurrentcompany',
  access: { role: 100 },
  summary: 'The company of the signed-in user',
  response: currentCompanySchema,
  run: currentCompany,
})
