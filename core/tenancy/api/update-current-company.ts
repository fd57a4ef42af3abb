import { call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { inputSchema } from '@core/db/schema'
import { checkVersion } from '@core/resource/record'
import { Type as t } from '@sinclair/typebox'
import { changeCompany } from '../change-company'
import { Company } from '../company'
import type { DeclaredSettings } from '../module-settings'
import { currentCompany, currentCompanySchema } from './get-current-company'

/** What a company writes of itself; the host names that show its brand are the platform's to give. */
export const updateCurrentCompany = (settings: readonly DeclaredSettings[]) =>
  call({
    method: 'PATCH',
    path: 'company/currentcompany',
    operationId: 'company.updatecurrentcompany',
    access: { module: 'SETTINGS', role: 1000 },
    summary: 'Change what a company says of itself: its name, address, account and time zone',
    body: t.Omit(inputSchema(Company, { partial: true }), ['hostnames'], {
      title: 'currentcompany.update',
      additionalProperties: false,
    }),
    response: currentCompanySchema(settings),
    example: { postcode: '8011 XR', city: 'Zwolle', iban: 'NL91 ABNA 0417 1643 00' },
    async run(context, { body, request }) {
      const company = await openRecord(context, Company, context.company.id)
      if (!company) throw notFound()
      await checkVersion(request, company, async () => Response.json(await currentCompany(context)), body)
      await changeCompany(context, company, body)
      return currentCompany(context)
    },
  })
