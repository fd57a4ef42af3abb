import { writeFile } from 'node:fs/promises'
import { openapiDocument } from '@core/http/openapi'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import plugins from '@plugins/index'
import openapiTypescript, { astToString } from 'openapi-typescript'

/** `bun run openapi`: writes the OpenAPI document and the client types made of it; a test compares both. */
const document = openapiDocument(assemble([kernel, ...plugins]))
const json = `${JSON.stringify(document, null, 1)}\n`
await writeFile('openapi/openapi.json', json)
await writeFile('openapi/schema.d.ts', astToString(await openapiTypescript(json)))
console.log(`openapi/openapi.json: ${Object.keys(document.paths as object).length} paths`)
process.exit(0)
