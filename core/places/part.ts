import { register } from '@core/context/port'
import { definePart } from '@core/plugin/part'
import { abilities } from '@core/resource/ability'
import { located } from './located'
import { streetOfHouse } from './street-of-house'

/** Where addresses are. */
export const places = definePart({ calls: [streetOfHouse], entries: [register(abilities, located)] })
