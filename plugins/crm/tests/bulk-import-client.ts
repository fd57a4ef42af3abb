import { csv } from '@core/imports/tests/import-client'
import type { TestClient, TestServer } from '@core/testing/server'

/** Sends a file in a form. */
export async function send(client: TestClient, path: string, field: string, file: File) {
  const form = new FormData()
  form.append(field, file)
  const answer = await client.raw('POST', path, form)
  return { status: answer.status, body: await answer.json() }
}

/** Uploads dossiers; every row is tried. */
export const load = (client: TestClient, ...lines: string[]) =>
  send(client, '/api/flow/loadimportfile', 'importExcel', csv(...lines))

/** Imports rows and waits until they are dossiers. */
export async function importAll(
  server: TestServer,
  client: TestClient,
  importableFlows: readonly unknown[],
  defaults: object = {},
): Promise<void> {
  const started = await client.post('/api/flow/bulkimport', { importableFlows, ...defaults })
  if (started.status !== 200) throw new Error(`${started.status}: ${JSON.stringify(started.body)}`)
  await server.settled()
  const { progress } = (await client.get(`/api/batch/${started.body.batchId}`)).body
  if (progress !== 100) throw new Error(`The import stands at ${progress} %`)
}
