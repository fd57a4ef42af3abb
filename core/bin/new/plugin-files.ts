import type { Sold } from '@core/context/modules'
import { capital, type Files, type Names } from './names'
import { LANGUAGE_FILES, resourceFiles, resourceTexts } from './resource-files'
import { screenFiles, screenTests, uiIndex } from './screen-files'

/** A plugin with one resource, its screens, texts in three languages and a test; perhaps it sells its module. */
export function pluginFiles(names: Names, sells?: Sold): Files {
  const { code, plural, module } = names
  const Entity = capital(code)
  const folder = `plugins/${code}`
  return {
    ...resourceFiles(names),
    ...screenFiles(names),
    ...screenTests(names),
    [`${folder}/plugin.ts`]: `import { definePlugin } from '@core/plugin/define-plugin'
import { ${Entity} } from './entities/${code}'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { ${plural} } from './resources/${plural}'

/** What this plugin sells, in one sentence. */
export default definePlugin({
  code: '${code}',
  module: '${module}',
${sells ? `  sells: { number: ${sells.number}, order: ${sells.order} },\n` : ''}  entities: [${Entity}],
  migrations,
  resources: [${plural}],
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'shell' },
})
${sells ? declaredTag(module) : ''}`,
    ...migrationsIndex(code),
    ...Object.fromEntries(
      LANGUAGE_FILES.map((language, at) => [
        `${folder}/locales/${language}.ts`,
        localeFile(code, textLines(names, at) + (sells ? moduleLines(code, at) : ''), at === 0),
      ]),
    ),
    [`${folder}/ui/index.ts`]: uiIndex(names),
    [`${folder}/README.md`]: `# ${code}

What it sells: …

States: none. Publishes: nothing. Bridges: none.
`,
  }
}

/** The list of migrations of a plugin, which are written by `npm run migration`. */
export const migrationsIndex = (code: string): Files => ({
  [`plugins/${code}/migrations/index.ts`]: `import type { SchemaStep } from '@core/db/migrate'

export default [] as SchemaStep[]
`,
})

const declaredTag = (tag: string): string => `
declare module '@core/context/modules' {
  interface ModuleTags {
    ${tag}: true
  }
}
`

/** What people call a module and what it is for, until somebody says it better. */
const moduleLines = (code: string, language: number): string => {
  const name = [capital(code), `The ${code} module`, `El módulo ${code}`][language]
  const text = [`Alles over ${code}.`, `All about ${code}.`, `Todo sobre ${code}.`][language]
  return `  'module.name': '${name}',\n  'module.text': '${text}',\n`
}

/** The texts of a resource as lines of the file of a language, by its place among {@link LANGUAGE_FILES}. */
export const textLines = (names: Names, language: number): string =>
  resourceTexts(names)
    .map(([key, ...texts]) => `  ${key.includes('.') ? `'${key}'` : key}: '${texts[language]}',\n`)
    .join('')

function localeFile(code: string, lines: string, isSource: boolean): string {
  return isSource
    ? `/** Texts of ${code}. */\nexport default {\n${lines}} as const\n`
    : `import type nl from './nl'\n\nexport default {\n${lines}} satisfies Record<keyof typeof nl, string>\n`
}
