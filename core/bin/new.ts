import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { capital } from './new/names'
import { pluginFiles, textLines } from './new/plugin-files'
import { LANGUAGE_FILES, resourceFiles } from './new/resource-files'
import { screenEntries, screenFiles, uiIndex } from './new/screen-files'

/**
 * `bun run new plugin <name>` and `bun run new resource <plugin> <name>`: a plugin that boots, is tested and has a
 * resource with overview, detail and form. Names are singular, lower case, as they will appear in addresses and tables.
 */
const [what, ...names] = process.argv.slice(2)
const NAME = /^[a-z][a-z0-9]*$/

if (what === 'plugin' && names.length === 1 && names.every(name => NAME.test(name))) await newPlugin(names[0] as string)
else if (what === 'resource' && names.length === 2 && names.every(name => NAME.test(name)))
  await newResource(names[0] as string, names[1] as string)
else {
  console.error('Usage: bun run new plugin <name>\n       bun run new resource <plugin> <name>')
  process.exit(2)
}
await sh('core/bin/migration.ts', names.at(-1) as string)
await sh('core/bin/openapi.ts')
await sh('node_modules/@biomejs/biome/bin/biome', 'check', '--write', `plugins/${names[0]}`)
console.log(`Done. Try it: npm test -- plugins/${names[0]}`)

async function newPlugin(code: string) {
  if (existsSync(join('plugins', code))) fail(`plugins/${code} exists already`)
  await write(pluginFiles(code))
  await edit('plugins/index.ts', text =>
    text
      .replace(/\n\n\/\*\*/, `\nimport ${code} from './${code}/plugin'\n\n/**`)
      .replace(
        /(export default \[)([^\]]*)(\])/,
        (_, open, list, close) => `${open}${String(list).replace(/,?\s*$/, '')}, ${code}${close}`,
      ),
  )
}

async function newResource(code: string, name: string) {
  if (!existsSync(join('plugins', code, 'plugin.ts'))) fail(`There is no plugin ${code}`)
  if (existsSync(join('plugins', code, 'entities', `${name}.ts`)))
    fail(`plugins/${code}/entities/${name}.ts exists already`)
  await write({ ...resourceFiles(code, name), ...screenFiles(code, name) })
  const Entity = capital(name)
  await edit(`plugins/${code}/plugin.ts`, text =>
    listed(listed(text, 'entities', Entity), 'resources', `${name}s`).replace(
      /import en from/,
      `import { ${Entity} } from './entities/${name}'\nimport { ${name}s } from './resources/${name}s'\nimport en from`,
    ),
  )
  for (const [at, language] of LANGUAGE_FILES.entries())
    await edit(`plugins/${code}/locales/${language}.ts`, text => atTheEnd(text, textLines(name, at)))
  await addScreens(code, name)
}

/** Lists the screens of a resource among those of its plugin, which may not have any yet. */
async function addScreens(code: string, name: string) {
  const index = `plugins/${code}/ui/index.ts`
  if (existsSync(index)) {
    await edit(index, text => withIcon(text).replace(/ {2}screens: \[\n/, opening => opening + screenEntries(name)))
    return
  }
  await write({ [index]: uiIndex(code, name) })
  await edit(`plugins/${code}/plugin.ts`, text => text.replace(/( {2}locales: .*\n)/, "$1  ui: { app: 'shell' },\n"))
}

/** The icon that menu entries of new screens have. */
function withIcon(text: string): string {
  return /\bIconBox\b/.test(text) ? text : `import { IconBox } from '@tabler/icons-react'\n${text}`
}

/** Texts behind the last one of a file. */
function atTheEnd(file: string, lines: string): string {
  const end = Math.max(file.lastIndexOf('} as const'), file.lastIndexOf('} satisfies'))
  return file.slice(0, end) + lines + file.slice(end)
}

/** `entry` at the end of the list `key: […]`, which is made when it is not there. */
function listed(text: string, key: string, entry: string): string {
  const list = new RegExp(`(${key}: \\[)([^\\]]*)(\\])`)
  if (list.test(text))
    return text.replace(
      list,
      (_, open, inside, close) =>
        `${open}${[inside.trim().replace(/,$/, ''), entry].filter(Boolean).join(', ')}${close}`,
    )
  return text.replace('  migrations,', `  ${key}: [${entry}],\n  migrations,`)
}

async function write(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(path), { recursive: true })
    await Bun.write(path, text)
    console.log(path)
  }
}

async function edit(path: string, change: (text: string) => string) {
  await Bun.write(path, change(await Bun.file(path).text()))
  console.log(path)
}

async function sh(...args: string[]) {
  const { exited } = Bun.spawn([process.execPath, ...args], { stdio: ['ignore', 'inherit', 'inherit'] })
  if (await exited) process.exit(1)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
