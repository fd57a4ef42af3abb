import { writeFile } from 'node:fs/promises'
import { installedPackages, licenceRecord } from './licences/installed-licences'

/** `npm run licences`: writes down under which licence each dependency comes. */
const packages = await installedPackages('.')
await writeFile('docs/licences.md', licenceRecord(packages))
console.log(`docs/licences.md: ${packages.length} packages`)
