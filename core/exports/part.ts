import { register } from '@core/context/port'
import { definePart } from '@core/plugin/part'
import { abilities } from '@core/resource/ability'
import { exported } from './exported'

/** Lists as files. */
export const exports = definePart({ entries: [register(abilities, exported)] })
