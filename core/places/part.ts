import { register } from '@core/context/port'
import { definePart } from '@core/plugin/part'
import { abilities } from '@core/resource/ability'
import { located } from './located'

/** Where addresses are. */
export const places = definePart({ entries: [register(abilities, located)] })
