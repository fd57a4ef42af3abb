import { capital, type Files, type Names } from './names'

/** An entity, its resource and a test of both through the real kernel. */
export function resourceFiles({ code, name, plural, module }: Names): Files {
  const Entity = capital(name)
  const folder = `plugins/${code}`
  return {
    [`${folder}/entities/${name}.ts`]: `import { tenantEntity, trash } from '@core/db/entity'
import { lines } from '@core/db/described'
import { searchText, text } from '@core/db/fields'

/** What one ${name} is. */
export const ${Entity} = tenantEntity({
  name: '${name}',
  properties: {
    name: text(),
    description: lines(2000).nullable(),
    search_text: searchText<{ name: string; description?: string | null }>(row => [row.name, row.description]),
    ...trash,
  },
})
`,
    [`${folder}/resources/${plural}.ts`]: `import { imported } from '@core/imports/imported'
import { resource } from '@core/resource/resource'
import { ${Entity} } from '../entities/${name}'

/** The five calls at \`/api/${name}\`. */
export const ${plural} = resource({ entity: ${Entity}, module: '${module}', sort: '-created_at', abilities: [imported()] })
`,
    [`${folder}/tests/${name}.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('a ${name} is made, found and put in the trash, and no other company sees it', async () => {
  const ours = await server.company({ modules: ['${module}'] })
  const theirs = await server.company({ modules: ['${module}'] })
  const made = await ours.admin.post('/api/${name}', { name: 'Eerste ${name}' })
  expect(made.status).toBe(201)
  expect((await ours.admin.get('/api/${name}?limit=25&query=eerste')).body.pagination.total).toBe(1)
  expect((await theirs.admin.get(\`/api/${name}/\${made.body.id}\`)).status).toBe(404)
  expect((await ours.admin.delete(\`/api/${name}/\${made.body.id}\`)).status).toBe(204)
  expect((await ours.admin.get('/api/${name}?limit=25')).body.pagination.total).toBe(0)
})
`,
  }
}

/**
 * Texts of a resource by language, in the order of {@link LANGUAGE_FILES}: its title, its deeds and the names of its
 * fields. Other languages put words of their own around the name, which stays as it is until somebody translates it.
 */
export function resourceTexts({ name, plural }: Names): readonly (readonly [key: string, ...texts: string[]])[] {
  return [
    [`${name}Title`, capital(plural), `${capital(name)} records`, `Registros de ${name}`],
    [`${name}Lower`, plural, `${name} records`, `registros de ${name}`],
    [`${name}Facts`, 'Gegevens', 'Details', 'Datos'],
    [`${name}New`, `Nieuw: ${name}`, `New: ${name}`, `Nuevo: ${name}`],
    [`${name}Edit`, 'Bewerk', 'Edit', 'Editar'],
    [`${name}Trash`, 'Naar de prullenbak?', 'Move to the trash?', '¿Mover a la papelera?'],
    [`field.${name}.name`, 'Naam', 'Name', 'Nombre'],
    [`field.${name}.description`, 'Omschrijving', 'Description', 'Descripción'],
  ]
}

/** Files of texts, one per language; the first is the source. */
export const LANGUAGE_FILES = ['nl', 'en', 'es-AR'] as const
