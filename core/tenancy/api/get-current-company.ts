import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { modules } from '@core/context/modules'
import { notFound } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { rowSchema } from '@core/db/schema'
import { toRow } from '@core/resource/row'
import { Type as t } from '@sinclair/typebox'
import { Company } from '../company'
import { CompanySettings } from '../company-settings'
import { moduleRows, moduleSchema } from '../module-rows'
import { type DeclaredSettings, joined, schemaOf, settingsOfModules, valuesOf } from '../module-settings'
import { ownSettings } from '../own-settings'

/** A company as its own users see it, with the settings that plugins declare. */
export const currentCompanySchema = (settings: readonly DeclaredSettings[]) =>
  t.Composite([
    t.Object(rowSchema(Company).properties),
    t.Object({
      company_settings_id: t.Union([t.Integer(), t.Null()]),
      companysettings: t.Union([
        t.Composite([t.Object(rowSchema(CompanySettings).properties), schemaOf(joined(settings))]),
        t.Null(),
      ]),
      modules: t.Array(moduleSchema),
    }),
  ])

/** Reads the company of the context, with its settings and modules. */
export async function currentCompany(context: Context) {
  const company = await openRecord(context, Company, context.company.id)
  if (!company) throw notFound()
  const settings = await ownSettings(context)
  return {
    ...toRow(Company, company),
    company_settings_id: settings?.id ?? null,
    companysettings: settings && {
      ...toRow(CompanySettings, settings),
      ...valuesOf(joined(context.all(settingsOfModules)), settings.module_settings),
    },
    modules: moduleRows(context.all(modules), context.company.modules),
  }
}

/** The company of the signed-in user, with its settings and modules. */
export const getCurrentCompany = (settings: readonly DeclaredSettings[]) =>
  call({
    method: 'GET',
    path: 'company/getcurrentcompany',
    access: { role: 100 },
    summary: 'The company of the signed-in user',
    response: currentCompanySchema(settings),
    run: currentCompany,
  })
