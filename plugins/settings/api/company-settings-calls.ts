import type { Call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { openRecord } from '@core/db/open-record'
import { writeNow } from '@core/db/write'
import { isSame } from '@core/domain/is-same'
import type { HeldAddition } from '@core/resource/additions'
import { resourceCalls } from '@core/resource/calls'
import type { Enricher } from '@core/resource/resource'
import { CompanySettings } from '@core/tenancy/company-settings'
import { type DeclaredSettings, joined, schemaOf, valuesOf } from '@core/tenancy/module-settings'
import { ownSettings } from '@core/tenancy/own-settings'
import { companySettings } from '../resources/company-settings'

/** The calls of the company's settings, with those that plugins declare as fields like the others (S0 §3.3). */
export function companySettingsCalls(declared: readonly DeclaredSettings[]): Call[] {
  const settings = joined(declared)
  const fields = schemaOf(settings).properties
  const answered: Enricher = {
    fields,
    async run(rows, context) {
      const stored = await ownSettings(context)
      for (const row of rows) Object.assign(row, valuesOf(settings, stored?.module_settings ?? {}))
    },
  }
  const written: HeldAddition = { fields, run: answered.run, modules: [], plugin: 'settings', write }
  return resourceCalls({ ...companySettings, enrich: [answered] }, [written])

  async function write({ id }: { id: number }, given: Readonly<Record<string, unknown>>, context: Context) {
    const row = await openRecord(context, CompanySettings, id)
    if (!row) return
    const before = valuesOf(settings, row.module_settings)
    const next = { ...given, ...(await prepared(declared, given, context, before)) }
    row.module_settings = { ...row.module_settings, ...next }
    await writeNow(context)
    const changed = Object.keys(next).filter(name => !isSame(next[name], before[name]))
    if (!changed.length) return
    context.log({
      type: companySettings.path,
      id,
      description: 'updated',
      before: Object.fromEntries(changed.map(name => [name, before[name]])),
      after: Object.fromEntries(changed.map(name => [name, next[name]])),
    })
  }
}

type Values = Readonly<Record<string, unknown>>

/** What plugins make of the change of their own settings. */
async function prepared(declared: readonly DeclaredSettings[], given: Values, context: Context, before: Values) {
  const follows: Record<string, unknown> = {}
  for (const { settings, prepare } of declared) {
    const own = Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(settings, name)))
    if (prepare && Object.keys(own).length) Object.assign(follows, await prepare(own, context, before))
  }
  return follows
}
