import { call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { fileResponse } from '@core/http/response'
import { find } from '@core/resource/record'
import { idParams } from '@core/resource/schemas'
import { comingPages } from '@plugins/documents/contract'
import { formPages } from '../domain/form-pages'
import { VerticalVersion } from '../entities/vertical-version'
import { flowDataItems } from '../resources/flow-data-items'

/** A filled-in form on paper: answers, photos, drawings and signatures. */
export const downloadForm = call({
  method: 'GET',
  path: 'flowdataitem/:id/download',
  access: { module: 'CRM' },
  summary: 'A form as PDF, with its photos, drawings and signatures',
  params: idParams,
  response: 'file',
  async reachOut(context, { params: { id } }) {
    const item = await find(flowDataItems, context, id)
    const version = await openRecord(context, VerticalVersion, item.verticalversion_id)
    if (!version) throw notFound()
    const pages = await formPages(context, item, version)
    const pdf = await comingPages(context, pages)
    const name = `${pages.title} ${pages.number ?? ''}`.replace(/[^\p{L}\p{N} ._-]/gu, '').trim()
    return async () => ({ bytes: await pdf(), name: `${name}.pdf` })
  },
  run: async (_, { heard }) => fileResponse(heard.bytes, 'application/pdf', heard.name),
})
