import { resident } from '@core/testing/resident'
import type { TestClient, TestCompany } from '@core/testing/server'

/** A line to begin with. */
export const item = { item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }
/** Who agrees. */
export const signed = { signername: 'Jan Mol', agreeswithoffer: true }

/** A document that went out. */
export async function sent({ admin }: TestCompany, kind = 'quotation', more: object = {}) {
  const { body } = await admin.post(`/api/${kind}`, {
    relation: { fullname: 'Jan Mol', email: 'jan@voorbeeld.example', ...resident },
    items: [item],
    ...more,
  })
  await mark(admin, kind, body.id)
  return body as { id: number; hash: string; calculation_id: number; flow_id: number | null }
}
export const mark = (admin: TestClient, kind: string, id: number) =>
  admin.post(`/api/${kind}/${id}/sendemail`, { dontsentbutmarksent: true })
export const linesOf = async (admin: TestClient, kind: string, id: number) =>
  (await admin.get(`/api/${kind}/${id}?with=calculation`)).body.calculation.calculationitems
export const pdfOf = async (admin: TestClient, kind: string, id: number) =>
  Buffer.from(await (await admin.raw('GET', `/api/${kind}/${id}/download`)).arrayBuffer()).toString('base64')

export function withFile(id: number, kind = 'quotation'): FormData {
  const form = new FormData()
  form.set(`${kind}_id`, String(id))
  form.set('file', new File(['%PDF-1.4 x'], 'x.pdf', { type: 'application/pdf' }))
  return form
}
export function withPicture(document_widget_id: number): FormData {
  const form = new FormData()
  form.set('document_widget_id', String(document_widget_id))
  form.set('file', new File([PIXEL], 'x.png', { type: 'image/png' }))
  return form
}
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
