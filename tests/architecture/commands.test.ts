import { expect, test } from 'bun:test'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Glob } from 'bun'
import { COMMANDS } from '../../core/bin/commands.mjs'

const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts
const names = Object.keys(COMMANDS)

/** A command as `npm run` starts it. */
async function run(...words: string[]) {
  const process = Bun.spawn(['node', 'core/bin/run.mjs', ...words], { stdout: 'pipe', stderr: 'pipe' })
  const [out, err] = await Promise.all([new Response(process.stdout).text(), new Response(process.stderr).text()])
  return { code: await process.exited, out, err }
}

test('every script of the project is a command that says what it does', () => {
  expect(Object.keys(scripts).filter(name => !names.includes(name))).toEqual([])
  const pages = ['README.md', 'CONTRIBUTING.md', 'core/ui/README.md', ...new Glob('docs/*.md').scanSync('.')]
  for (const page of pages) {
    const text = readFileSync(page, 'utf8')
    const told = [...text.matchAll(/\bnpm\s(?:run\s)?([a-z][\w:]*)/g)].map(([, name = '']) => name)
    expect([page, told.filter(name => !Object.hasOwn(scripts, name))]).toEqual([page, []])
    // Bun is not on the path of whoever has only Node and npm.
    expect([page, text.match(/\bbun run\b.*/g)]).toEqual([page, null])
  }
})

test('every command answers --help with what it does, its options and exit codes, and does nothing', async () => {
  const before = readdirSync('.').toSorted()
  for (const name of names) {
    const { code, out } = await run(name, '--help')
    const { does, options = {} } = COMMANDS[name] as (typeof COMMANDS)[string]
    expect([name, code]).toEqual([name, 0])
    for (const word of [does, 'Exit codes:', ...Object.keys(options).map(option => `--${option}`)])
      expect(out).toContain(word)
  }
  expect(readdirSync('.').toSorted()).toEqual(before)
})

test('words that a command does not know are refused before anything happens', async () => {
  const wrong: string[][] = [
    ...names.map(name => [name, '--onzin']),
    ['onzin'],
    ['openapi', 'onzin'],
    ['backup', 'one', 'two'],
    ['restore'],
    ['seed'],
    ['seed', '--size', 'veel'],
    ['bench', '--rounds'],
    ['admin', 'create-company', '--company', 'Zon'],
  ]
  for (const words of wrong) {
    const { code, err } = await run(...words)
    expect([words, code]).toEqual([words, 2])
    expect(err).not.toBe('')
  }
  expect(existsSync('--help') || existsSync('--onzin')).toBe(false)
})
