import type { TestAnswer, TestClient, TestServer } from '@core/testing/server'
import writeXlsxFile from 'write-excel-file/node'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** CSV in UTF-8. */
export const csv = (...lines: string[]) => new File([lines.join('\r\n')], 'relaties.csv', { type: 'text/csv' })

/** CSV as Excel for Windows writes it. */
export const windowsCsv = (...lines: string[]) =>
  new File([new Uint8Array(Buffer.from(lines.join('\r\n'), 'latin1'))], 'relaties.csv', { type: 'text/csv' })

type CellValue = string | number | boolean | Date

/** A spreadsheet with numbers, days and yes or no as such. */
export async function spreadsheet(...rows: CellValue[][]): Promise<File> {
  const cells = rows.map(row =>
    row.map(value => ({
      value,
      type: value.constructor as never,
      ...(value instanceof Date ? { format: 'dd-mm-yyyy' } : {}),
    })),
  )
  const bytes = new Uint8Array(await writeXlsxFile(cells as never).toBuffer())
  return new File([bytes], 'gegevens.xlsx', { type: XLSX })
}

export async function upload(client: TestClient, file: File, resource = 'relation'): Promise<TestAnswer> {
  const form = new FormData()
  form.append('file', file)
  const response = await client.raw('POST', `/api/${resource}/importfile`, form)
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** Choices for a file; those that it was guessed to have unless told. */
export interface Choices {
  mapping?: (string | null)[]
  match_by?: string | null
  existing?: 'update' | 'skip'
}

/** Tries every row; answers the import when that is done. */
export async function check(server: TestServer, client: TestClient, id: number, choices: Choices = {}) {
  const { mapping, match_by } = (await client.get(`/api/importfile/${id}`)).body
  const started = await client.post(`/api/importfile/${id}/check`, { mapping, match_by, ...choices })
  if (started.status !== 200) throw new Error(`${started.status}: ${JSON.stringify(started.body)}`)
  await server.settled()
  return (await client.get(`/api/importfile/${id}`)).body
}

/** Does the next step of an import; answers it when that is done. */
export async function finish(server: TestServer, client: TestClient, id: number, step: 'start' | 'undo') {
  const started = await client.post(`/api/importfile/${id}/${step}`)
  if (started.status !== 200) throw new Error(`${started.status}: ${JSON.stringify(started.body)}`)
  await server.settled()
  return (await client.get(`/api/importfile/${id}`)).body
}

/** A whole import. */
export async function importFile(
  server: TestServer,
  client: TestClient,
  file: File,
  choices: Choices = {},
  resource = 'relation',
) {
  const { body } = await upload(client, file, resource)
  await check(server, client, body.id, choices)
  return finish(server, client, body.id, 'start')
}

/** The rows of an import by number, with what is wrong. */
export async function rowsOf(client: TestClient, id: number, status?: string) {
  const { body } = await client.get(`/api/importfile/${id}/rows?limit=500${status ? `&status=${status}` : ''}`)
  return body.data as {
    row: number
    status: string
    cells: unknown[]
    errors: Record<string, string>
    record_id: number | null
  }[]
}
