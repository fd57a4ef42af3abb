import { resolve } from 'node:path'
import { createRsbuild, loadConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core'
import { remotePlugins } from './ui-plugins'

/**
 * Stands in for the React developer tools until they or hot reload take over: React looks for the hook once, when it
 * starts in the host, and the remotes come later.
 */
const refreshHook = `
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers: new Map(), supportsFiber: true,
    inject(renderer) { this.renderers.set(this.renderers.size + 1, renderer); return this.renderers.size },
    onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
  }`

/** One server for the screens of all apps and plugins, with hot reload; the API runs beside it and restarts by itself. */
const root = resolve(import.meta.dirname, '../..')
const port = Number(process.env.PORT ?? 3000)
const apiPort = port + 1
const apiUrl = `http://localhost:${apiPort}`

process.chdir(root)
process.env.NODE_ENV = 'development'
process.env.DIST_DIR = 'node_modules/.cache/dev'
process.env.UI_GALLERY = '1'

const api = Bun.spawn([process.execPath, '--watch', '--no-clear-screen', resolve(import.meta.dirname, 'dev-api.ts')], {
  cwd: root,
  env: { ...process.env, PORT: String(apiPort), PUBLIC_URL: `http://localhost:${port}` },
  stdio: ['ignore', 'inherit', 'inherit'],
})

const { content } = await loadConfig({ cwd: root })
const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: mergeRsbuildConfig(content, development()) })
const { server, urls } = await rsbuild.startDevServer()
void apiReady().then(() => console.log(`Schermen: ${urls[0] ?? `http://localhost:${port}`}\nAPI:      ${apiUrl}`))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all([server.close(), stopApi()]).then(() => process.exit(0))
  })
}

function development(): RsbuildConfig {
  return {
    server: {
      port,
      strictPort: true,
      printUrls: false,
      proxy: {
        '/api': apiUrl,
        '/dev/mail': apiUrl,
        '/inbound': apiUrl,
        '/openapi': apiUrl,
        '/healthz': apiUrl,
        '/readyz': apiUrl,
      },
      historyApiFallback: {
        rewrites: [
          { from: /^\/portal(\/|$)/, to: '/portal/index.html' },
          { from: /^\/admin(\/|$)/, to: '/admin/index.html' },
          { from: /^\/dev\/ui(\/|$)/, to: '/dev/ui/index.html' },
          { from: /./, to: '/index.html' },
        ],
      },
      setup: ({ action, server: devServer }) => {
        if (action !== 'dev') return
        devServer.middlewares.use('/pages.json', (_request, response) => void answerPages(response))
        devServer.middlewares.use('/api', (_request, _response, next) => void apiAwake().then(next))
      },
    },
    html: { tags: [{ tag: 'script', head: true, append: false, children: refreshHook }] },
    dev: { lazyCompilation: false, hmr: true, liveReload: true },
  }
}

/**
 * Waits while the API restarts: a text is changed in both halves at once, and the page that loads again for it would
 * find nobody there and say that there is no connection.
 */
async function apiAwake(): Promise<void> {
  const patience = AbortSignal.timeout(20_000)
  while (!patience.aborted && !(await fetch(`${apiUrl}/healthz`).catch(() => undefined))) await Bun.sleep(50)
}

/** Waits until somebody can sign in: the first start makes the demo companies. */
async function apiReady(): Promise<void> {
  while (!(await fetch(`${apiUrl}/readyz`).catch(() => undefined))?.ok) await Bun.sleep(200)
}

let pages = readPages()

/** Answers at once with what was last read, and reads anew for the next page load: plugins change while they are written. */
async function answerPages(response: {
  setHeader(name: string, value: string): void
  end(body: string): void
}): Promise<void> {
  const text = await pages
  pages = readPages()
  const remotes = Object.fromEntries(
    remotePlugins().map(code => [code, { entry: `/remotes/${code}/entry.js`, files: [] }]),
  )
  response.setHeader('content-type', 'application/json')
  response.end(`{"pages":${text},"remotes":${JSON.stringify(remotes)},"apps":{}}`)
}

async function readPages(): Promise<string> {
  const command = [process.execPath, resolve(import.meta.dirname, 'list-pages.ts')]
  const reader = Bun.spawn(command, { cwd: root, stdout: 'pipe', stderr: 'inherit' })
  return (await new Response(reader.stdout).text()) || '[]'
}

async function stopApi(): Promise<void> {
  api.kill('SIGTERM')
  await api.exited
}
