import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Parts of the kit that come in a file of their own, by what a screen imports to show one: how the kit imports it. */
const HEAVY: Record<string, string> = {
  ResourceList: './ag-grid.tsx',
}

/** Heavy parts that the screen in a source file shows at once, as the kit imports them. */
export function heavyParts(file: string, seen = new Set<string>()): string[] {
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  const own = Object.entries(HEAVY).flatMap(([name, part]) => (source.includes(`<${name}`) ? [part] : []))
  const within = [...source.matchAll(/from '(\.[^']+)'/g)].flatMap(([, path = '']) => {
    const other = ['.tsx', '.ts'].map(extension => join(dirname(file), path + extension)).find(existsSync)
    return other && !seen.has(other) ? heavyParts(other, seen) : []
  })
  return [...new Set([...own, ...within])]
}
