import { readFileSync, writeFileSync } from 'node:fs'
import type { Planted } from './plant-faults'

const PAGE = 'docs/benchmarks.md'
const TITLE = '## Planted faults'

/** Writes how many faults no test noticed, of which kinds, and which. */
export function tellShare(planted: readonly Planted[], day: string): void {
  const survivors = planted.filter(({ caught }) => !caught)
  const kinds = Map.groupBy(planted, ({ fault }) => fault.kind)
  const section = [
    TITLE,
    '',
    `${day}: of ${planted.length} faults in domain code, each planted alone, the nearest tests, those of its plugin and of plugins that require it let ${survivors.length} through`,
    `(${Math.round((100 * survivors.length) / planted.length)} %). The round is a step of \`npm test -- --all\`; its seed is fixed.`,
    '',
    '| kind | planted | not noticed |',
    '| --- | ---: | ---: |',
    ...[...kinds].map(
      ([kind, some]) => `| ${kind} | ${some.length} | ${some.filter(({ caught }) => !caught).length} |`,
    ),
    ...(survivors.length ? ['', 'Not noticed:', ''] : []),
    ...survivors.map(({ fault }) => `- \`${fault.file}:${fault.line}\`, ${fault.kind}: \`${brief(fault.before)}\``),
    '',
  ].join('\n')
  const page = readFileSync(PAGE, 'utf8')
  const start = page.indexOf(TITLE)
  const next = start < 0 ? -1 : page.indexOf('\n## ', start + 1)
  const before = start < 0 ? `${page.trimEnd()}\n\n` : page.slice(0, start)
  writeFileSync(PAGE, before + section + (next < 0 ? '' : page.slice(next)))
}

const brief = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 70 ? `${line.slice(0, 69)}…` : line
}
