import { definePart } from '@core/plugin/part'
import { NumberSeries } from './number-series'

/** Numbers in a row, without gaps. */
export const numbers = definePart({ entities: [NumberSeries] })
