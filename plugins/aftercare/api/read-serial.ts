import { call } from '@core/context/call'
import { uploadOf } from '@core/storage/accepted-file'
import { Type as t } from '@sinclair/typebox'
import { readSerials } from '../domain/read-serials'

/** Reads the serial number off a photo of the label of a device. */
export const readSerial = call({
  method: 'POST',
  path: 'equipment/readserial',
  access: { module: 'AFTERCARE' },
  summary: 'The texts of the barcodes on a photo, the largest code first',
  multipart: 'photo',
  limit: { of: 'photos with serial numbers', most: 60, seconds: 300 },
  body: t.Object({ file: t.Any({ description: 'Photo of at most 10 MB' }) }),
  response: t.Object({ texts: t.Array(t.String()) }),
  async reachOut({ company }, { body }) {
    const { file } = uploadOf(body.file)
    return () => readSerials.do(company.id, file.bytes)
  },
  async run(_context, { heard }) {
    return { texts: heard }
  },
})
