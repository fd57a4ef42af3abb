// The one script that runs under plain Node: it finds or installs the pinned Bun and hands over to it.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants as osConstants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { COMMANDS, helpOf, overview, readWords, UnknownWords } from './commands.mjs'

const BUN_VERSION = '1.4.5'
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const tools = join(root, '.tools')
const env = withWritableCaches({ ...process.env })

const [command, ...args] = process.argv.slice(2)
const script = command && join(root, 'core', 'bin', `${command.replace(':', '-')}.ts`)
if (command === undefined || command === '--help') leave(0, overview())
if (!Object.hasOwn(COMMANDS, command)) leave(2, `Unknown command "${command}".\n\n${overview()}`)
if (!existsSync(script)) fail(`${command} needs the sources, which are not here.`)
// Before anything is installed or started.
if (args.includes('--help') || args.includes('-h')) leave(0, helpOf(command))
try {
  readWords(command, args)
} catch (error) {
  if (!(error instanceof UnknownWords)) throw error
  leave(2, `${error.message}\n\n${helpOf(command)}`)
}

const bun = findBun() ?? installBun()
installDependencies(bun)
handOver(bun, script, args)

// `node_modules/.bin/bun` is never a candidate: it is a placeholder when install scripts were ignored.
function findBun() {
  const exe = process.platform === 'win32' ? 'bun.exe' : 'bun'
  const candidates = []
  for (const modules of [join(root, 'node_modules'), join(tools, 'node_modules')]) {
    candidates.push(join(modules, 'bun', 'bin', 'bun.exe'))
    const platforms = join(modules, '@oven')
    if (!existsSync(platforms)) continue
    for (const name of readdirSync(platforms).sort()) candidates.push(join(platforms, name, 'bin', exe))
  }
  for (const directory of (process.env.PATH ?? '').split(delimiter)) {
    if (directory && !directory.endsWith(join('node_modules', '.bin'))) candidates.push(join(directory, exe))
  }
  return candidates.find(file => existsSync(file) && versionOf(file) === BUN_VERSION)
}

function versionOf(file) {
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', env, timeout: 20_000 })
  return status === 0 ? stdout.trim() : undefined
}

function installBun() {
  console.error(`Installing Bun ${BUN_VERSION} into .tools …`)
  mkdirSync(tools, { recursive: true })
  writeFileSync(join(tools, 'package.json'), '{ "private": true }\n')
  const npmArgs = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', `bun@${BUN_VERSION}`]
  const installed = npm([...npmArgs, '--prefix', tools])
  const found = installed && findBun()
  if (!found) fail(`Could not install Bun ${BUN_VERSION} with npm. Install it by hand and run this again.`)
  return found
}

function npm(npmArgs) {
  const cli = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined
  const options = { cwd: tools, env, stdio: ['ignore', 'inherit', 'inherit'] }
  const { status } = cli
    ? spawnSync(process.execPath, [cli, ...npmArgs], options)
    : spawnSync('npm', npmArgs, { ...options, shell: process.platform === 'win32' })
  return status === 0
}

function installDependencies(bunPath) {
  const hash = createHash('sha256')
  for (const file of ['bun.lock', 'package.json']) hash.update(readFileSync(join(root, file)))
  const expected = hash.digest('hex')
  const stamp = join(root, 'node_modules', '.installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === expected) return
  console.error('Installing dependencies …')
  const options = { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }
  const { status } = spawnSync(bunPath, ['install', '--frozen-lockfile'], options)
  if (status !== 0) fail('bun install --frozen-lockfile failed.')
  writeFileSync(stamp, expected)
}

function handOver(bunPath, file, scriptArgs) {
  const child = spawn(bunPath, [file, ...scriptArgs], {
    cwd: root,
    env: { ...env, RUN_BY: String(process.pid) },
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) stopWithParent(child)
  child.on('error', error => fail(error.message))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (osConstants.signals[signal] ?? 1)))
}

// npm that is told to stop ends its shell, which tells us nothing: we notice that our parent is another.
function stopWithParent(child) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 500)
}

// Without a home directory that can be written, npm and Bun have nowhere to cache.
function withWritableCaches(environment) {
  const home = environment.HOME ?? environment.USERPROFILE
  try {
    accessSync(home, constants.W_OK)
    return environment
  } catch {
    return {
      ...environment,
      BUN_INSTALL_CACHE_DIR: join(tools, 'bun-cache'),
      npm_config_cache: join(tools, 'npm-cache'),
    }
  }
}

function leave(code, text) {
  console[code ? 'error' : 'log'](text)
  process.exit(code)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
