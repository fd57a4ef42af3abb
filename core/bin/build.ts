import { createHash } from 'node:crypto'
import { appendFileSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { END_OF_STYLES } from '@core/ui/host/end-of-styles'
import type { PagesFile, RemoteFiles } from '@core/ui/host/pages'
import type { FilesToKeep } from '@core/ui/offline/keep-on-device'
import { createRsbuild, loadConfig } from '@rsbuild/core'
import type { DrawnSignIn } from '../../shell/draw-sign-in.tsx'
import { compressFolder, PACKED } from './compress'
import { type FirstFiles, firstFiles } from './first-files'
import type { ListedPage } from './list-pages'
import { remotePlugins } from './ui-plugins'

/** Builds the three apps and every plugin's user interface into `dist/`, ready to be served. */
const root = resolve(import.meta.dirname, '../..')
const finished = resolve(root, 'dist')
const dist = resolve(root, `node_modules/.cache/dist-${process.pid}`)
const started = performance.now()
/** Bytes of a script that costs less than asking for it. */
const SMALL = 2_000
/** How a plugin fetches the Dutch texts that do not come with its declaration. */
const REST_OF_TEXTS = '../locales/nl'

process.chdir(root)
process.env.NODE_ENV = 'production'
process.env.DIST_DIR = dist
mkdirSync(dist, { recursive: true })
// A failed build leaves nothing behind.
process.once('exit', () => rmSync(dist, { recursive: true, force: true }))
const [listed, drawn, files] = await Promise.all([
  printedBy<ListedPage[]>('core/bin/list-pages.ts'),
  printedBy<DrawnSignIn[]>('shell/draw-sign-in.tsx'),
  bundle(),
])
const apps = { shell: files.app('shell'), admin: files.app('admin') }
const screens = new Set(listed.flatMap(({ request, ...page }) => (request ? screenFiles(page, request) : [])))
/** Scripts that travel with the entry of their plugin. */
const travelling = new Set(remotePlugins().flatMap(code => files.parts(code).filter(isSmall)))
const pages = listed.map(({ request, heavy, texts, parts = [], ...page }) => ({
  ...page,
  files: [
    ...new Set([
      ...(request ? screenFiles(page, request) : []),
      ...(texts && page.code ? files.screen(page.app, page.code, REST_OF_TEXTS) : []),
      ...parts.flatMap(part => screenFiles({ ...page, ...part }, part.request)).filter(file => !travelling.has(file)),
    ]),
  ],
  ...(heavy.length ? { later: heavy.flatMap(part => files.part(page.app, part)) } : {}),
}))
const remotes = Object.fromEntries(remotePlugins().map(code => [code, remoteFiles(code)]))
writeFileSync(resolve(dist, 'shell/pages.json'), JSON.stringify({ pages, remotes, apps } satisfies PagesFile))
writeSignInPages()
// From the root: a worker answers for what lies beside and below it.
renameSync(globSync(resolve(dist, 'start/worker.*.js'))[0]!, resolve(dist, 'shell/worker.js'))
writeFileSync(resolve(dist, 'shell/offline.json'), JSON.stringify(filesToKeep()))
for (const file of globSync(resolve(dist, '**/*.css'))) appendFileSync(file, `${END_OF_STYLES}{}`)
const packed = process.env.PACK_LATER ? 'no' : await compressFolder(dist)
if (packed !== 'no') writeFileSync(resolve(dist, PACKED), '')
// A running server keeps serving the old build until the new one is whole.
rmSync(finished, { recursive: true, force: true })
renameSync(dist, finished)
console.log(`${Object.keys(remotes).length} plugins, ${pages.length} screens, ${packed} files packed in ${seconds()} s`)

async function bundle(): Promise<FirstFiles> {
  const { content } = await loadConfig({ cwd: root })
  const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: content })
  const result = await rsbuild.build()
  if (!result.stats) throw new Error('The build tells nothing of its files.')
  const files = firstFiles(result.stats)
  await result.close()
  return files
}

/** What a script prints as JSON. In a process of its own: reading the sources takes as long as bundling, and goes on beside it. */
async function printedBy<T>(script: string): Promise<T> {
  const reader = Bun.spawn([process.execPath, resolve(root, script)], { cwd: root, stdout: 'pipe', stderr: 'inherit' })
  const text = await new Response(reader.stdout).text()
  if ((await reader.exited) !== 0) throw new Error(`${script} failed.`)
  return JSON.parse(text) as T
}

function screenFiles({ code, app }: Pick<ListedPage, 'code' | 'app'>, request: string): string[] {
  if (code) return files.screen(app, code, request)
  const found = files.part(app, request)
  if (!found.length) throw new Error(`Nothing in ${app} imports ${request}.`)
  return found
}

/** Pages of the shell that show the sign-in form before any script has come. */
function writeSignInPages(): void {
  const empty = readFileSync(resolve(dist, 'shell/index.html'), 'utf8')
  for (const { language, registration, html } of drawn) {
    const page = empty
      .replace(/<html lang="\w+"/, `<html lang="${language}" data-drawn="${language}"`)
      // Not before the form is whole: it stands in the middle, and would move with every part that comes.
      .replace('</head>', '<link rel="expect" href="#root" blocking="render"></head>')
      .replace(/(<div id="root">).*(<\/div>\s*<noscript>)/s, (_, before, after) => before + html + after)
    if (!page.includes('data-drawn') || !page.includes(html))
      throw new Error('The page of the shell has no place for the sign-in form.')
    writeFileSync(resolve(dist, `shell/sign-in.${language}.${registration}.html`), page)
  }
}

/**
 * The entry of a remote together with what its plugin declares and what is too small to be asked for by itself, under an
 * address that may be cached for ever; `entry.js` stays beside it for whoever has no list.
 */
function remoteFiles(code: string): RemoteFiles {
  const folder = resolve(dist, 'remotes', code)
  const declared = files.plugin(code)
  const small = files.parts(code).filter(file => travelling.has(file))
  const scripts = [...new Set([...declared, ...small])].filter(isScript).map(file => resolve(dist, `.${file}`))
  // What comes before the entry only announces itself: the runtime in the entry finds it there.
  const text = [...scripts, resolve(folder, 'entry.js')].map(file => readFileSync(file, 'utf8')).join('\n')
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10)
  writeFileSync(resolve(folder, `entry.${hash}.js`), text)
  // The bundler insists on an entry of its own beside the exposed one; nobody loads it.
  for (const idle of globSync(resolve(folder, 'static/js/main.*.js'))) rmSync(idle)
  return { entry: `/remotes/${code}/entry.${hash}.js`, files: declared.filter(file => !isScript(file)) }
}

/** What a device fetches once, so that the screens of the shell open without a connection. */
function filesToKeep(): FilesToKeep {
  const under = (folder: string, base: string) =>
    globSync('static/**/*.{js,css,woff2}', { cwd: resolve(dist, folder) })
      // A picture is drawn of these by name, and only those of the kit ever are.
      .filter(file => !/blueprint-icons/.test(file))
      .map(file => base + file)
  return {
    shell: ['/pages.json', '/favicon.svg', '/manifest.webmanifest', ...under('shell', '/')],
    remotes: Object.fromEntries(
      Object.keys(remotes).map(code => [code, under(`remotes/${code}`, `/remotes/${code}/`)]),
    ),
  }
}

function isScript(file: string): boolean {
  return file.endsWith('.js')
}

/** Whether a part of a plugin costs less than asking for it. */
function isSmall(file: string): boolean {
  return isScript(file) && !screens.has(file) && statSync(resolve(dist, `.${file}`)).size <= SMALL
}

function seconds(): string {
  return ((performance.now() - started) / 1000).toFixed(1)
}
