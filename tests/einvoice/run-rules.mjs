// Runs the official rules over electronic invoices, as a process of Node: their XSLT processor runs nowhere else.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const folder = process.argv[2]
const saxon = createRequire(join(folder, 'package.json'))('saxon-js')
const sheets = new Map()
const sheet = name => {
  if (!sheets.has(name)) sheets.set(name, readFileSync(join(folder, `${name}.sef.json`), 'utf8'))
  return sheets.get(name)
}

const documents = JSON.parse(readFileSync(0, 'utf8'))
const broken = documents.flatMap(({ xml, rules }, at) =>
  rules.flatMap(name => {
    const { principalResult } = saxon.transform({
      stylesheetText: sheet(name),
      sourceText: xml,
      destination: 'serialized',
    })
    return [
      ...principalResult.matchAll(
        /<svrl:(?:failed-assert|successful-report)([\s\S]*?)<svrl:text[^>]*>([\s\S]*?)<\/svrl:text>/g,
      ),
    ].map(([, head, text]) => ({
      at,
      rule: /\bid="([^"]*)"/.exec(head)?.[1] ?? '',
      flag: /\bflag="([^"]*)"/.exec(head)?.[1] ?? '',
      text: text.trim(),
    }))
  }),
)
process.stdout.write(JSON.stringify(broken))
