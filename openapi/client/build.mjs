// Makes `dist` of `src`: the files, their types, and a copy of the types of the API, which stand beside this package.
import { execFileSync } from 'node:child_process'
import { copyFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = name => fileURLToPath(new URL(name, import.meta.url))
rmSync(here('dist'), { recursive: true, force: true })
execFileSync(process.env.TSC ?? 'tsc', ['-p', here('tsconfig.json')], { stdio: 'inherit' })
copyFileSync(here('../schema.d.ts'), here('dist/schema.d.ts'))
