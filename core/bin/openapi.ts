import { mkdir, rm, writeFile } from 'node:fs/promises'
import { openapiDocument } from '@core/http/openapi'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import { stateDiagrams } from '@core/states/state-diagrams'
import plugins from '@plugins/index'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { fieldModules } from './openapi/field-modules'

/** `npm run openapi`: writes what is made of the declarations: the OpenAPI document, the client types, the fields, the states. */
const assembly = assemble([kernel, ...plugins])
const document = openapiDocument(assembly)
const json = `${JSON.stringify(document, null, 1)}\n`
await writeFile('openapi/openapi.json', json)
await writeFile('openapi/schema.d.ts', astToString(await openapiTypescript(json)))
await rm('openapi/fields', { recursive: true, force: true })
await mkdir('openapi/fields')
for (const [file, text] of fieldModules(assembly)) await writeFile(`openapi/fields/${file}`, text)
await Bun.write('docs/states.md', stateDiagrams(assembly.resources))
console.log(`openapi/openapi.json: ${Object.keys(document.paths as object).length} paths`)
process.exit(0)
