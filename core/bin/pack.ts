import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { compressFolder, PACKED } from './compress'

/** Packs the files of the finished build, behind whatever else the machine does: a server is serving them meanwhile. */
setPriority(constants.priority.PRIORITY_LOW)
await compressFolder('dist')
writeFileSync(join('dist', PACKED), '')
