import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How far a job of the kernel is: nobody moves these, and nothing follows from them for a company. */
const PROGRESS = /^core\/(batches|imports|files\/pictures|db\/imports)\//

/** What answers in the place of another system keeps its own things, which are no records. */
const STAND_IN = /\/stand-in\.ts$/

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => join(folder, file))
    .filter(file => /\.ts$/.test(file) && !/\/(tests|ui|migrations|locales)\/|\.test\.ts$/.test(file))

/** Lines that give a record a status by themselves. */
function assigningLines(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      /\.status\s*=(?!=)|(?:nativeUpdate|updateRows)\([^)]*\bstatus:|assign\([^)]*\bstatus:/.test(line)
        ? [`${file}:${index + 1}: ${line.trim()}`]
        : [],
    )
}

test('no line but the one door gives a record a status: moves do, with their guards, log and events', () => {
  const files = ['core', 'plugins']
    .flatMap(sources)
    .filter(file => !PROGRESS.test(file) && !STAND_IN.test(file) && !file.startsWith('core/ui/'))
  expect(files.flatMap(assigningLines).filter(line => !line.startsWith('core/states/'))).toEqual([])
})
