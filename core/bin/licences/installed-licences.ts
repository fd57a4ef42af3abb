import { join } from 'node:path'
import { Glob } from 'bun'

/** An installed package. */
export interface InstalledPackage {
  readonly name: string
  /** As an SPDX expression, from its `package.json`. */
  readonly licence: string
}

interface PackageFile {
  readonly name?: string
  readonly license?: string | { readonly type?: string }
  /** Only for these machines: another has others installed. */
  readonly os?: readonly string[]
}

const MACHINE = /(?<=[-/])(?:linux|linuxmusl|darwin|win32|windows|freebsd)(?:-[a-z0-9-]+)?$/
const PLACES = ['node_modules/*/package.json', 'node_modules/@*/*/package.json']

/**
 * Every package below `root`, whichever part of the product or its tests it serves, each name once per licence. Builds of
 * one package for several machines go by one name, `@img/sharp-*`.
 */
export async function installedPackages(root: string): Promise<InstalledPackage[]> {
  const found = new Map<string, InstalledPackage>()
  for (const place of PLACES) {
    for (const pattern of [place, `node_modules/**/${place}`]) {
      for await (const path of new Glob(pattern).scan({ cwd: root, followSymlinks: false })) {
        const { name, license, os } = (await Bun.file(join(root, path)).json()) as PackageFile
        if (!name) continue
        const licence = (typeof license === 'string' ? license : license?.type) ?? 'unknown'
        const family = os ? name.replace(MACHINE, '*') : name
        found.set(`${family} ${licence}`, { name: family, licence })
      }
    }
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** The record of licences, as Markdown. */
export function licenceRecord(packages: readonly InstalledPackage[]): string {
  const byLicence = Map.groupBy(packages, ({ licence }) => licence)
  const sections = [...byLicence].sort(([one], [other]) => (one < other ? -1 : 1))
  return [
    '# Licences of dependencies',
    '',
    'Every package that building, testing or running the product installs. `npm run licences` writes this page; a test',
    'compares it and refuses licences that are not allowed. What is not permissive is explained in `allowed-licences.ts`.',
    ...sections.flatMap(([licence, held]) => [
      '',
      `## ${licence}`,
      '',
      held.map(({ name }) => `\`${name}\``).join(', '),
    ]),
    '',
  ].join('\n')
}
