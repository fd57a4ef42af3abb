import { call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { inputSchema } from '@core/db/schema'
import { writeNow } from '@core/db/write'
import { Type as t } from '@sinclair/typebox'
import { Company } from '../company'
import type { DeclaredSettings } from '../module-settings'
import { currentCompany, currentCompanySchema } from './get-current-company'

/** What a company decides about itself; name, address and numbers are the platform's to change. */
export const updateCurrentCompany = (settings: readonly DeclaredSettings[]) =>
  call({
    method: 'PATCH',
    path: 'company/currentcompany',
    operationId: 'company.updatecurrentcompany',
    access: { module: 'SETTINGS', role: 1000 },
    summary: 'Change what a company decides about itself: its time zone',
    body: t.Pick(inputSchema(Company, { partial: true }), ['time_zone'], {
      title: 'currentcompany.update',
      additionalProperties: false,
    }),
    response: currentCompanySchema(settings),
    example: { time_zone: 'Europe/Amsterdam' },
    async run(context, { body }) {
      const { id } = context.company
      const company = await openRecord(context, Company, id)
      if (!company) throw notFound()
      const before = { time_zone: company.time_zone }
      Object.assign(company, body)
      await writeNow(context)
      const after = { time_zone: company.time_zone }
      if (after.time_zone !== before.time_zone)
        context.log({ type: 'company', id, description: 'updated', before, after })
      return currentCompany(context)
    },
  })
