import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DeclaredModule } from '@core/context/modules'
import { modulesOf } from '@core/plugin/assemble'
import plugins from '@plugins/index'
import { capital, dutchPlural, type Names } from './new/names'
import { migrationsIndex, pluginFiles, textLines } from './new/plugin-files'
import { LANGUAGE_FILES, resourceFiles } from './new/resource-files'
import { screenEntries, screenFiles, screenTests, uiIndex } from './new/screen-files'
import { leave, wordsOf } from './words'

/**
 * `npm run new plugin <name> -- [--module=PROJECT]` and `npm run new resource <plugin> <name>`: a plugin that boots, is
 * tested and has a resource with overview, detail and form. It sells a module of its own name, unless it is told the module
 * of another plugin that it adds to. Names are singular, lower case, as they will appear in
 * addresses and tables; `--plural=` says several of them where the rules of Dutch spelling do not.
 */
const words = wordsOf('new')
const NAME = /^[a-z][a-z0-9]*$/
const [what, code = '', name = code] = words.rest
const plural = words.text('plural') ?? dutchPlural(name)
const tag = words.text('module')
const odd = [code, name, plural].find(word => !NAME.test(word))
if (odd !== undefined) leave(`A name is singular and has small letters and digits only, unlike "${odd}".`)
const sold = modulesOf(plugins)
if (tag !== undefined && !sold.some(module => module.tag === tag)) leave(`There is no module ${tag}.`)

if (what === 'plugin' && words.rest.length === 2) await newPlugin(namesOf(tag ?? code.toUpperCase()))
else if (what === 'resource' && words.rest.length === 3 && tag === undefined) await newResource()
else leave('Expected: plugin <name> | resource <plugin> <name>; a resource belongs to the module of its plugin.')
await sh('core/bin/migration.ts', name)
await sh('core/bin/openapi.ts')
await sh('node_modules/@biomejs/biome/bin/biome', 'check', '--write', `plugins/${code}`)
console.log(`Done. Try it: npm test -- plugins/${code}`)

function namesOf(module: string): Names {
  return { code, name, plural, module }
}

async function newPlugin(its: Names) {
  if (existsSync(join('plugins', code))) fail(`plugins/${code} exists already`)
  await write(pluginFiles(its, tag === undefined ? nextOf(sold) : undefined))
  await edit('plugins/index.ts', text =>
    text
      .replace(/\n\n\/\*\*/, `\nimport ${code} from './${code}/plugin'\n\n/**`)
      .replace(
        /(export default \[)([^\]]*)(\])/,
        (_, open, list, close) => `${open}${String(list).replace(/,?\s*$/, '')}, ${code}${close}`,
      ),
  )
}

/** A module is listed behind those that companies can buy, under a number that none had before. */
function nextOf(modules: readonly DeclaredModule[]) {
  const bought = modules.filter(({ platformOnly }) => !platformOnly)
  return {
    number: Math.max(0, ...modules.map(({ number }) => number)) + 1,
    order: Math.max(0, ...bought.map(({ order }) => order)) + 10,
  }
}

async function newResource() {
  const page = join('plugins', code, 'plugin.ts')
  if (!existsSync(page)) fail(`There is no plugin ${code}`)
  if (existsSync(join('plugins', code, 'entities', `${name}.ts`)))
    fail(`plugins/${code}/entities/${name}.ts exists already`)
  // Infrastructure belongs to no module, and everybody owns the first.
  const its = namesOf(/^ {2}module: '(\w+)'/m.exec(await Bun.file(page).text())?.[1] ?? 'BASIS')
  await write({ ...resourceFiles(its), ...screenFiles(its), ...screenTests(its) })
  const Entity = capital(name)
  if (!existsSync(join('plugins', code, 'migrations'))) await addMigrations(page)
  await edit(page, text =>
    listed(listed(text, 'entities', Entity), 'resources', its.plural).replace(
      /import en from/,
      `import { ${Entity} } from './entities/${name}'\nimport { ${its.plural} } from './resources/${its.plural}'\nimport en from`,
    ),
  )
  for (const [at, language] of LANGUAGE_FILES.entries())
    await edit(`plugins/${code}/locales/${language}.ts`, text => atTheEnd(text, textLines(its, at)))
  await addScreens(its)
}

/** Lists the migrations of a plugin that had no table yet. */
async function addMigrations(page: string) {
  await write(migrationsIndex(code))
  await edit(page, text =>
    text
      .replace(/(import nl from .*\n)/, "$1import migrations from './migrations'\n")
      .replace(/^ {2}locales:/m, '  migrations,\n  locales:'),
  )
}

/** Lists the screens of a resource among those of its plugin, which may not have any yet. */
async function addScreens(its: Names) {
  const index = `plugins/${code}/ui/index.ts`
  if (existsSync(index)) {
    await edit(index, text => withIcon(text).replace(/ {2}screens: \[\n/, opening => opening + screenEntries(its)))
    return
  }
  await write({ [index]: uiIndex(its) })
  await edit(`plugins/${code}/plugin.ts`, text => text.replace(/( {2}locales: .*\n)/, "$1  ui: { app: 'shell' },\n"))
}

/** The icon that menu entries of new screens have. */
function withIcon(text: string): string {
  return /\bIconBox\b/.test(text) ? text : `import { IconBox } from '@tabler/icons-react'\n${text}`
}

/** Texts behind the last one of a file. */
function atTheEnd(file: string, lines: string): string {
  const end = file.lastIndexOf('\n}') + 1
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
