import { capital, type Files } from './names'
import { LANGUAGE_FILES, resourceFiles, resourceTexts } from './resource-files'
import { screenFiles, uiIndex } from './screen-files'

/** A plugin with one resource, its screens, texts in three languages and a test. */
export function pluginFiles(code: string): Files {
  const Entity = capital(code)
  const folder = `plugins/${code}`
  return {
    ...resourceFiles(code, code),
    ...screenFiles(code, code),
    [`${folder}/plugin.ts`]: `import { definePlugin } from '@core/plugin/define-plugin'
import { ${Entity} } from './entities/${code}'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { ${code}s } from './resources/${code}s'

/** What this plugin sells, in one sentence. */
export default definePlugin({
  code: '${code}',
  module: 'BASIS',
  entities: [${Entity}],
  migrations,
  resources: [${code}s],
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'shell' },
})
`,
    [`${folder}/migrations/index.ts`]: `import type { SchemaStep } from '@core/db/migrate'

export default [] as SchemaStep[]
`,
    ...Object.fromEntries(
      LANGUAGE_FILES.map((language, at) => [
        `${folder}/locales/${language}.ts`,
        localeFile(code, textLines(code, at), at === 0),
      ]),
    ),
    [`${folder}/ui/index.ts`]: uiIndex(code, code),
    [`${folder}/README.md`]: `# ${code}

What it sells: …

States: none. Publishes: nothing. Bridges: none.
`,
  }
}

/** The texts of a resource as lines of the file of a language, by its place among {@link LANGUAGE_FILES}. */
export const textLines = (name: string, language: number): string =>
  resourceTexts(name)
    .map(([key, ...texts]) => `  ${key.includes('.') ? `'${key}'` : key}: '${texts[language]}',\n`)
    .join('')

function localeFile(code: string, lines: string, isSource: boolean): string {
  return isSource
    ? `/** Texts of ${code}. */\nexport default {\n${lines}} as const\n`
    : `import type nl from './nl'\n\nexport default {\n${lines}} satisfies Record<keyof typeof nl, string>\n`
}
