// Fetches the official rules of EN 16931, NLCIUS and Peppol into a folder and compiles them: nothing of them is ours.
// node tests/einvoice/prepare-rules.mjs <folder>; then EINVOICE_RULES=<folder> npm test -- --einvoice
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const [to] = process.argv.slice(2)
if (!to) throw new Error('Expected: <folder>')
const folder = resolve(to)
mkdirSync(folder, { recursive: true })
const run = (command, ...args) => execFileSync(command, args, { cwd: folder, stdio: 'inherit' })

writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
run('npm', 'install', 'xslt3@2.7.0')
const sources = {
  en: 'ConnectingEurope/eInvoicing-EN16931',
  nl: 'peppolautoriteit-nl/validation',
  bis: 'OpenPEPPOL/peppol-bis-invoice-3',
}
for (const [name, repository] of Object.entries(sources))
  if (!existsSync(join(folder, name))) run('git', 'clone', '--depth', '1', `https://github.com/${repository}`, name)

const compile = (sheet, name) => run('npx', 'xslt3', `-xsl:${sheet}`, `-export:${name}.sef.json`, '-nogo')
compile('en/ubl/xslt/EN16931-UBL-validation.xslt', 'en16931')
compile('en/cii/xslt/EN16931-CII-validation.xslt', 'cii')
compile('nl/xsl/si-ubl-2.0.xsl', 'nlcius')
const skeleton = 'nl/convert/convert_xsl/iso_svrl_for_xslt2.xsl'
run('npx', 'xslt3', `-xsl:${skeleton}`, '-s:bis/rules/sch/PEPPOL-EN16931-UBL.sch', '-o:peppol.xsl')
compile('peppol.xsl', 'peppol')
