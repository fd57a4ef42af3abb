import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Texts that a plugin has in a file for each language; the guide shows those of the first. */
const SOURCE = 'locales/nl.ts'
const LANGUAGES = ['nl', 'en', 'es-AR'] as const

/** The server half of a plugin and its screens import from different places, tests from both. */
type Half = 'server' | 'ui' | 'tests'
const halfOf = (file: string): Half => (file.startsWith('ui/') ? 'ui' : 'server')

interface Import {
  readonly name: string
  readonly line: string
  readonly half: Half
}

/** What the snippets use of files of the scaffold that they leave as they are. */
const scaffolded = (folder: string): Import[] => [
  ...Object.entries({ migrations: 'migrations', nl: 'locales/nl', en: 'locales/en', esAR: 'locales/es-AR' }).map(
    ([name, file]): Import => ({ name, line: `import ${name} from '@${folder}/${file}'`, half: 'server' }),
  ),
  { name: 'ui', line: `import ui from '@${folder}/ui/index'`, half: 'ui' },
  { name: 'Uur', line: `import { Uur } from '@${folder}/entities/uur'`, half: 'server' },
  { name: 'uren', line: `import { uren } from '@${folder}/resources/uren'`, half: 'server' },
]

/**
 * The files of a plugin after all that a guide says was done to it. A snippet names its file in the comment that it begins
 * with: it is the whole file, but for its imports, unless it is indented. Then its lines go behind the first line of the
 * file that opens what they belong in.
 *
 * @param root where the scaffold was at work
 * @param folder of the plugin there: `plugins/werkbon`
 */
export function afterGuide(guide: string, root: string, folder: string): ReadonlyMap<string, string> {
  const snippets = [...guide.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code)
  const listed = importsIn(snippets.at(-1) ?? '')
  const files = new Map<string, string>()
  const whole = snippets.filter(code => code.startsWith('// ') && fileOf(code))
  const own = whole.flatMap(code =>
    [...code.matchAll(/^export (const|interface|function) (\w+)/gm)].map(([, kind, name = '']) => ({
      name,
      line: `import { ${kind === 'interface' ? 'type ' : ''}${name} } from '@${folder}/${fileOf(code).replace(/\.tsx?$/, '')}'`,
      half: halfOf(fileOf(code)),
    })),
  )
  const imports = [...listed, ...own, ...scaffolded(folder)]
  const importsFor = (file: string) => imports.filter(({ half }) => half === 'tests' || half === halfOf(file))
  for (const code of whole) files.set(fileOf(code), withImports(code, importsFor(fileOf(code))))
  for (const code of snippets.filter(code => code.startsWith(' '))) {
    const file = fileOf(code)
    for (const target of file === SOURCE ? LANGUAGES.map(language => `locales/${language}.ts`) : [file]) {
      const before = files.get(target) ?? readFileSync(join(root, folder, target), 'utf8')
      files.set(target, withImports(inserted(before, code), file === SOURCE ? [] : importsFor(file)))
    }
  }
  return files
}

const fileOf = (code: string): string => /^\s*\/\/ ([\w/.-]+\.tsx?)\b/.exec(code)?.[1] ?? ''

/** Every name that imports bring, with a line that brings it alone. Comments among them say for which half they are. */
function importsIn(code: string): Import[] {
  let half: Half = 'server'
  const parts = /^\/\/ In (\w+)|^import (type )?(?:(\w+)|\{([^}]*)\}) from '([^']+)'$/gm
  return [...code.matchAll(parts)].flatMap(([, where, type = '', only, names = '', from]): Import[] => {
    if (where) half = where === 'ui' ? 'ui' : 'tests'
    if (only) return [{ name: only, line: `import ${type}${only} from '${from}'`, half }]
    const each = names.split(',').map(name => name.trim())
    return each.filter(Boolean).map(one => {
      const name = one.replace(/^type |^.* as /, '')
      return { name, line: `import ${type}{ ${one} } from '${from}'`, half }
    })
  })
}

/** A file with those imports that it uses and has not got. */
function withImports(code: string, imports: readonly Import[]): string {
  const said = code.replace(/^import .*$|^\s*\/\/.*$|'(?:[^'\n\\]|\\.)*'/gm, '')
  const wanted = imports.filter(
    ({ name }) =>
      new RegExp(`(?<!\\w|(?<!\\.\\.)\\.)${name}\\b(?!:|\\?:)`).test(said) &&
      !new RegExp(`^(?:export )?(?:const|interface|function) ${name}\\b|^import (?:.*[ {,])?${name}\\b`, 'm').test(
        code,
      ),
  )
  return `${wanted.map(({ line }) => line).join('\n')}\n${code}`
}

/** Lines behind the first that opens something one step less indented than they are. */
function inserted(file: string, code: string): string {
  const indent = code.search(/\S/)
  const lines = file.split('\n')
  const at = lines.findIndex(
    line => line.search(/\S/) === indent - 2 && line.endsWith('{') && !line.startsWith('import'),
  )
  if (at < 0) throw new Error(`No place for:\n${code}`)
  return [...lines.slice(0, at + 1), code.trimEnd(), ...lines.slice(at + 1)].join('\n')
}
